func.func @kept(%m: memref<4x1x8xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0, 1] [2, 1, 3] [2, 3, 2] : memref<4x1x8xi32> to memref<2x3xi32, strided<[16, 2], offset: 1>>
  %x = memref.load %s[%c1, %c1] : memref<2x3xi32, strided<[16, 2], offset: 1>>
  return %x : i32
}
