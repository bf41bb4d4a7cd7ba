// Style: Vectorised: a tile read with padding by transfer_read, contracted, and written with a mask.
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @tile(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> memref<4x4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %acc = arith.constant dense<0.0> : vector<4x4xf32>
  %out = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
  %x = vector.transfer_read %a[%c0, %c0], %pad : memref<?x?xf32>, vector<4x4xf32>
  %y = vector.transfer_read %b[%c0, %c0], %pad : memref<?x?xf32>, vector<4x4xf32>
  %z = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %acc : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  vector.transfer_write %z, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  return %out : memref<4x4xf32>
}
