// A scalar operand is replaced by another value of its type. Memref operands are left to change-buffer, and subscripts of affine
// accesses are not changed, so the mutation does not apply to the twin.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation change-operand --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation change-operand 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: change-operand does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %x: i32, %y: i32) -> i32 {
  return %x : i32
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %i: index, %j: index) {
  %v = affine.load %a[%i] : memref<2xi32>
  "test.use"(%b) : (memref<2xi32>) -> ()
  return
}
