// A scope that an unranked memref leaves has no native code: the lowering puts its descriptor on the stack of the scope,
// where other values are by the time that it is read.
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --pipeline canonicalize --oracle native 2>&1 | FileCheck %s
// CHECK: not-lowerable (canonicalize native-jit, @unranked): 'memref.alloca_scope': stack memory of the scope may be used after it
func.func @unranked(%m: memref<2xi32>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> (memref<*xi32>) {
    %u = memref.cast %m : memref<2xi32> to memref<*xi32>
    memref.alloca_scope.return %u : memref<*xi32>
  }
  %d = memref.dim %r, %c0 : memref<*xi32>
  return %d : index
}
