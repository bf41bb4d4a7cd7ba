// A constant gets another value; the step of a loop stays positive. The twin has a vector constant only, which stays as it is.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation change-constant --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation change-constant 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: change-constant does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %i: index, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %k = %i to %n step %c1 {
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: index, %arg2: index) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.for %arg3 = %arg1 to %arg2 step %c2 {
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f() -> vector<2xi32> {
  %v = arith.constant dense<1> : vector<2xi32>
  return %v : vector<2xi32>
}
