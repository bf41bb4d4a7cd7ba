func.func @f(%a: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[1, 1] [1, 1] [2, 2] : memref<2x2xi32> to memref<1xi32, strided<[2], offset: 3>>
  %0 = memref.load %s[%c0] : memref<1xi32, strided<[2], offset: 3>>
  return %0 : i32
}
