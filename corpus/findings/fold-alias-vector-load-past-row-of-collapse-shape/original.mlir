func.func @f(%a: memref<4x4xf32>, %v: vector<4xf32>) {
  %c3 = arith.constant 3 : index
  %e = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  vector.store %v, %e[%c3] : memref<16xf32>, vector<4xf32>
  return 
}
