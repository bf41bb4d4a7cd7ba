func.func @f(%t: tensor<4x4xi32>, %v: i32) -> vector<4xi32> {
  %z = arith.constant 0 : index
  %s = vector.transfer_read %t[%z, %z], %v : tensor<4x4xi32>, vector<4xi32>
  return %s : vector<4xi32>
}
