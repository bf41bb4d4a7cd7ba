func.func @f(%a: memref<12x12xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %s = memref.subview %a[11, 11] [12, 12] [-1, -1] : memref<12x12xf32> to memref<12x12xf32, strided<[-12, -1], offset: 143>>
  %x = memref.load %s[%c1, %c11] : memref<12x12xf32, strided<[-12, -1], offset: 143>>
  return %x : f32
}
