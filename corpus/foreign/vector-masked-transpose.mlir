// Style: vectoriser with a permuted masked transfer_write and a masked transfer_read with permutation, dynamic tail.
func.func @mt(%x: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %o = memref.alloc(%n, %m) : memref<?x?xf32>
  linalg.fill ins(%z : f32) outs(%o : memref<?x?xf32>)
  %k = vector.create_mask %m, %n : vector<3x5xi1>
  %v = vector.transfer_read %x[%c0, %c0], %z, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<5x3xf32>
  %kw = vector.create_mask %n, %m : vector<5x3xi1>
  %w = vector.transpose %v, [1, 0] : vector<5x3xf32> to vector<3x5xf32>
  vector.transfer_write %w, %o[%c0, %c0], %kw {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x5xf32>, memref<?x?xf32>
  return %o : memref<?x?xf32>
}
