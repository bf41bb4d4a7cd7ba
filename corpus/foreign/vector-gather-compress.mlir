// Style: Vectorised gather with an index vector and compressing store, as sparse vectorisation emits them.
func.func @gather(%x: memref<16xf32>, %idx: memref<4xi32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %mask15 = arith.constant dense<15> : vector<4xi32>
  %all = arith.constant dense<true> : vector<4xi1>
  %pass = arith.constant dense<0.0> : vector<4xf32>
  %out = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%out : memref<8xf32>)
  %i = vector.load %idx[%c0] : memref<4xi32>, vector<4xi32>
  %j = arith.andi %i, %mask15 : vector<4xi32>
  %g = vector.gather %x[%c0] [%j], %all, %pass : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %pos = arith.cmpf ogt, %g, %pass : vector<4xf32>
  vector.compressstore %out[%c0], %pos, %g : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return %out : memref<8xf32>
}
