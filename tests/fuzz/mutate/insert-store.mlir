// A value is stored to a buffer. The index is in bounds of the type, so an empty buffer is left out.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-store --seed 3 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-store 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-store does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: memref.store %c0_i32, %arg0[%c1] : memref<2xi32>
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<0xi32>, %b: memref<2xvector<2xi32>>) {
  return
}
