func.func @vec(%t: tensor<4x5xf32>, %i: index, %p: f32) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %t[%c0, %i], %p : tensor<4x5xf32>, vector<3xf32>
  %w = vector.transfer_write %v, %t[%i, %c0] : vector<3xf32>, tensor<4x5xf32>
  %m = vector.create_mask %i : vector<3xi1>
  %x = vector.transfer_write %v, %t[%c0, %c0], %m {in_bounds = [true]} : vector<3xf32>, tensor<4x5xf32>
  return %w, %x : tensor<4x5xf32>, tensor<4x5xf32>
}
