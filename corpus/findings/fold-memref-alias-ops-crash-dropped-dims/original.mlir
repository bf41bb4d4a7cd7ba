func.func @f(%m: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 1] [1, 1] [2, 1] : memref<2x2xi32> to memref<1xi32, strided<[4], offset: 1>>
  %x = memref.load %v[%c0] : memref<1xi32, strided<[4], offset: 1>>
  return %x : i32
}
