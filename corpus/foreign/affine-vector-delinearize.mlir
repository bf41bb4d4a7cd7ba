// Style: super-vectorised affine loops, vector loads and stores, linear index split and joined again.
func.func @blur(%in: memref<16x16xf32>) -> memref<16x16xf32> {
  %out = memref.alloc() : memref<16x16xf32>
  %row = memref.alloc() : memref<16xf32>
  %third = arith.constant dense<0.25> : vector<4xf32>
  affine.for %lin = 0 to 64 {
    %i, %jb = affine.delinearize_index %lin into (16, 4) : index, index
    %j = affine.apply affine_map<(d0) -> (d0 * 4)>(%jb)
    affine.prefetch %in[%i, %j], read, locality<3>, data : memref<16x16xf32>
    %v = affine.vector_load %in[%i, %j] : memref<16x16xf32>, vector<4xf32>
    %w = arith.mulf %v, %third : vector<4xf32>
    affine.vector_store %w, %row[%j] : memref<16xf32>, vector<4xf32>
    %x = affine.vector_load %row[%j] : memref<16xf32>, vector<4xf32>
    affine.vector_store %x, %out[%i, %j] : memref<16x16xf32>, vector<4xf32>
  }
  return %out : memref<16x16xf32>
}
