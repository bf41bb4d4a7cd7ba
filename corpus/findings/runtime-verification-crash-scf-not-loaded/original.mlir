func.func @f(%a: memref<4xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %x = memref.load %s[%c0] : memref<2xf32, strided<[1]>>
  return %x : f32
}
