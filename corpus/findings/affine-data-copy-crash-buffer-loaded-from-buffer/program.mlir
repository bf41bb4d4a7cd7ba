func.func @f(%box: memref<1xmemref<4xi32>>) -> i32 {
  %m = affine.load %box[0] : memref<1xmemref<4xi32>>
  %v = affine.load %m[1] : memref<4xi32>
  return %v : i32
}
