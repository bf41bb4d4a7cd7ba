// Style: Vectorised matmul after lowering to outer products, accumulators in a scratch buffer of vectors.
func.func @mm(%a: memref<2x4xf32>, %b: memref<4x4xf32>, %c: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %scratch = memref.alloc() : memref<2xvector<4xf32>>
  scf.for %i = %c0 to %c2 step %c1 {
    %row = vector.load %c[%i, %c0] : memref<2x4xf32>, vector<4xf32>
    %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%acc = %row) -> (vector<4xf32>) {
      %s = memref.load %a[%i, %k] : memref<2x4xf32>
      %v = vector.load %b[%k, %c0] : memref<4x4xf32>, vector<4xf32>
      %bs = vector.broadcast %s : f32 to vector<4xf32>
      %f = vector.fma %bs, %v, %acc : vector<4xf32>
      scf.yield %f : vector<4xf32>
    }
    memref.store %r, %scratch[%i] : memref<2xvector<4xf32>>
  }
  scf.for %i = %c0 to %c2 step %c1 {
    %v = memref.load %scratch[%i] : memref<2xvector<4xf32>>
    vector.store %v, %c[%i, %c0] : memref<2x4xf32>, vector<4xf32>
  }
  return
}
