// A loop carries one more buffer. The twin has no buffer.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation add-iter-arg --seed 1 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation add-iter-arg 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: add-iter-arg does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %i: index, %s: index) {
  scf.for %k = %i to %i step %s {
    "test.use"(%a) : (memref<2xi32>) -> ()
  }
  "test.later"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: index, %arg2: index) {
// CHECK-NEXT: %0 = scf.for %arg3 = %arg1 to %arg1 step %arg2 iter_args(%arg4 = %arg0) -> (memref<2xi32>) {
// CHECK-NEXT: "test.use"(%arg4) : (memref<2xi32>) -> ()
// CHECK-NEXT: scf.yield %arg0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: "test.later"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%i: index, %s: index) {
  scf.for %k = %i to %i step %s {
    "test.use"(%k) : (index) -> ()
  }
  return
}
