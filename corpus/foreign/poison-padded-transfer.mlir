// Style: vectoriser that pads reads with poison and masks the stores, so the poison lanes never reach memory.
func.func @copy_scaled(%x: memref<?xf32>, %s: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = ub.poison : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %sv = vector.broadcast %s : f32 to vector<4xf32>
  scf.for %i = %c0 to %n step %c4 {
    %left = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n]
    %mask = vector.create_mask %left : vector<4xi1>
    %v = vector.mask %mask { vector.transfer_read %x[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %w = arith.mulf %v, %sv : vector<4xf32>
    vector.mask %mask { vector.transfer_write %w, %out[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  }
  return %out : memref<?xf32>
}
