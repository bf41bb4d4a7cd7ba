// From tests/passes/beyond/odd-modules.mlir, program 53.
func.func @exec_unreach(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
  %0 = scf.execute_region -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    scf.yield %alloc : memref<4xf32>
  ^bb2:  // pred: ^bb0
    scf.yield %arg0 : memref<4xf32>
  ^bb3:  // no predecessors
    scf.yield %arg0 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}
