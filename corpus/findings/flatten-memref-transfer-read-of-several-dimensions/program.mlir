func.func @f(%a: memref<16xf32>) -> vector<4x4xf32> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %e = memref.expand_shape %a [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %w = vector.transfer_read %e[%c0, %c0], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
  return %w : vector<4x4xf32>
}
