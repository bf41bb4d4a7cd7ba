func.func @f(%a: memref<8x8xf32>, %m: memref<1xindex>) -> f32 {
  %cst = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 3 {
    %o0 = memref.load %m[%c0] : memref<1xindex>
    %o = arith.andi %o0, %c1 : index
    %s = memref.subview %a[%o, 2] [4, 3] [1, 2] : memref<8x8xf32> to memref<4x3xf32, strided<[8, 2], offset: ?>>
    %x = affine.load %s[%i + 1, %i] : memref<4x3xf32, strided<[8, 2], offset: ?>>
    affine.store %x, %s[%i, 1] : memref<4x3xf32, strided<[8, 2], offset: ?>>
  }
  return %cst : f32
}
