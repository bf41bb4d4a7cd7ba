// The uses of two arguments of a block are swapped. In the twin these are the shared_outs of scf.forall, which belong to the
// results in order, so they stay.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation swap-arguments --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation swap-arguments 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: swap-arguments does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %c: memref<3xi32>) {
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: memref<3xi32>) {
// CHECK-NEXT: memref.copy %arg1, %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%s: tensor<2xi32>) {
  %r:2 = scf.forall (%i) in (2) shared_outs(%o = %s, %p = %s) -> (tensor<2xi32>, tensor<2xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
    }
  }
  return
}
