// As scopes-unranked.mlir, of a memref that goes by way of memory.
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --pipeline canonicalize --oracle native 2>&1 | FileCheck %s
// CHECK: not-lowerable (canonicalize native-jit, @stored): 'memref.store': the descriptor that is stored lies in a frame
func.func @stored(%m: memref<2xi32>) -> index {
  %c0 = arith.constant 0 : index
  %k = memref.alloca() : memref<1xmemref<*xi32>>
  memref.alloca_scope {
    %u = memref.cast %m : memref<2xi32> to memref<*xi32>
    memref.store %u, %k[%c0] : memref<1xmemref<*xi32>>
  }
  %r = memref.load %k[%c0] : memref<1xmemref<*xi32>>
  %d = memref.dim %r, %c0 : memref<*xi32>
  return %d : index
}
