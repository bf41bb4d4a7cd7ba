// An scf.if yields one more buffer. The scf.if of the twin has no else region.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation add-if-result --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation add-if-result 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: add-if-result does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  scf.if %c {
    "test.use"(%a) : (memref<2xi32>) -> ()
  } else {
  }
  "test.later"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: i1) {
// CHECK-NEXT: %0 = scf.if %arg1 -> (memref<2xi32>) {
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: scf.yield %arg0 : memref<2xi32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.later"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  scf.if %c {
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  return
}
