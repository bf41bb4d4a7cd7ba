// H2: a bufferization.dealloc that always frees an argument is refused as memref.dealloc is. The good twins may leave it
// alone: the condition is not constant, or the argument is retained.
// RUN: split-file %s %t
// RUN: freehold-opt %t/refused.mlir --fh-ownership-based-buffer-deallocation -verify-diagnostics
// RUN: freehold-opt %t/good.mlir --fh-ownership-based-buffer-deallocation | FileCheck %t/good.mlir
// RUN: freehold-check %t/good.mlir --subject fh --entry f --args 'memref(2), false'

//--- refused.mlir
func.func @f(%m: memref<2xi32>) {
  %true = arith.constant true
  // expected-error@below {{frees argument 0, which the caller owns}}
  bufferization.dealloc (%m : memref<2xi32>) if (%true)
  return
}

//--- good.mlir
// CHECK-LABEL: @f
// CHECK: bufferization.dealloc
func.func @f(%m: memref<2xi32>, %own: i1) {
  bufferization.dealloc (%m : memref<2xi32>) if (%own)
  return
}
// CHECK-LABEL: @g
// CHECK: bufferization.dealloc
func.func @g(%m: memref<2xi32>) {
  %true = arith.constant true
  %o = bufferization.dealloc (%m : memref<2xi32>) if (%true) retain (%m : memref<2xi32>)
  return
}
