// An allocation and its free are inserted, both with bufferization.manual_deallocation, so that passes leave them alone.
// The twin has no function body.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-manual-dealloc --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-manual-dealloc 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-manual-dealloc does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
// CHECK-NEXT: linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<2xi32>)
// CHECK-NEXT: %0 = memref.load %alloc[%c0] : memref<2xi32>
// CHECK-NEXT: vector.print %0 : i32
// CHECK-NEXT: memref.dealloc %alloc {bufferization.manual_deallocation} : memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func private @external(%a: memref<2xi32>)
