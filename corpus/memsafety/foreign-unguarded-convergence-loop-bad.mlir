// expected: leak
// This is what fh makes of corpus/foreign/unguarded-convergence-loop.mlir, with a mistake: the difference of each iteration is kept until the end, where nobody knows it.
module {
  func.func @relax(%arg0: memref<4xf64>, %arg1: f64) -> memref<4xf64> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 1.000000e+300 : f64
    %alloc = memref.alloc() : memref<4xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<4xf64>)
    scf.while (%arg2 = %cst_1) : (f64) -> () {
      %0 = arith.cmpf ogt, %arg2, %arg1 : f64
      scf.condition(%0)
    } do {
      %alloc_2 = memref.alloc() : memref<4xf64>
      linalg.sub ins(%arg0, %alloc : memref<4xf64>, memref<4xf64>) outs(%alloc_2 : memref<4xf64>)
      %0 = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %cst) -> (f64) {
        %1 = affine.load %alloc_2[%arg2] : memref<4xf64>
        %2 = arith.mulf %1, %cst_0 : f64
        %3 = affine.load %alloc[%arg2] : memref<4xf64>
        %4 = arith.addf %3, %2 : f64
        affine.store %4, %alloc[%arg2] : memref<4xf64>
        %5 = arith.mulf %1, %1 : f64
        %6 = arith.addf %arg3, %5 : f64
        affine.yield %6 : f64
      }
      scf.yield %0 : f64
    }
    return %alloc : memref<4xf64>
  }
}
