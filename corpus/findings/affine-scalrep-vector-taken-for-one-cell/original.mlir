func.func @f(%n: i32, %A: memref<8xi32>, %u: index) -> i32 {
  %x = affine.vector_load %A[0] : memref<8xi32>, vector<4xi32>
  affine.store %n, %A[2] : memref<8xi32>
  %x1 = affine.vector_load %A[0] : memref<8xi32>, vector<4xi32>
  %y = vector.extract %x1[2] : i32 from vector<4xi32>
  return %y : i32
}
