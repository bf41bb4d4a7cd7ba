func.func @main(%m: memref<4x4xi32>, %i: index, %p: i32, %k: index) -> vector<3x2xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %k, %c2 : vector<3x2xi1>
  %v = vector.mask %mask { vector.transfer_read %m[%i, %c0], %p : memref<4x4xi32>, vector<3x2xi32> } : vector<3x2xi1> -> vector<3x2xi32>
  return %v : vector<3x2xi32>
}
