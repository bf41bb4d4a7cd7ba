func.func @f(%n: i32, %A: memref<2xi32>) {
  %v = arith.constant dense<3> : vector<2xi32>
  affine.vector_store %v, %A[0] : memref<2xi32>, vector<2xi32>
  affine.store %n, %A[0] : memref<2xi32>
  return
}
