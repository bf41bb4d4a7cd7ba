// An arith.select of two buffers of one type replaces one of them. The twin has only one buffer.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation insert-select --seed 7 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation insert-select 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: insert-select does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) {
// CHECK-NEXT: %0 = arith.select %arg2, %arg0, %arg1 : memref<2xi32>
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>) {
  return
}
