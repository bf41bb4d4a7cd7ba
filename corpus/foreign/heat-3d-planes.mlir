// Style: stencil compiler after tiling, three-dimensional heat step done plane by plane on rank-reducing subviews.
func.func @heat3d(%u: memref<4x5x6xf32>, %t: index) -> memref<4x5x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.constant 0.125 : f32
  %steps = arith.minui %t, %c3 : index
  %out = memref.alloc() : memref<4x5x6xf32>
  memref.copy %u, %out : memref<4x5x6xf32> to memref<4x5x6xf32>
  scf.for %s = %c0 to %steps step %c1 {
    %old = memref.alloc() : memref<4x5x6xf32>
    memref.copy %out, %old : memref<4x5x6xf32> to memref<4x5x6xf32>
    scf.for %z = %c1 to %c3 step %c1 {
      %zm = arith.subi %z, %c1 : index
      %zp = arith.addi %z, %c1 : index
      %below = memref.subview %old[%zm, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
      %mid = memref.subview %old[%z, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
      %above = memref.subview %old[%zp, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
      %dst = memref.subview %out[%z, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
      affine.for %y = 1 to 4 {
        affine.for %x = 1 to 5 {
          %a = affine.load %below[%y, %x] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %b = affine.load %above[%y, %x] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %l = affine.load %mid[%y, %x - 1] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %r = affine.load %mid[%y, %x + 1] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %n = affine.load %mid[%y - 1, %x] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %q = affine.load %mid[%y + 1, %x] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          %s0 = arith.addf %a, %b : f32
          %s1 = arith.addf %l, %r : f32
          %s2 = arith.addf %n, %q : f32
          %s3 = arith.addf %s0, %s1 : f32
          %s4 = arith.addf %s3, %s2 : f32
          %v = arith.mulf %s4, %k : f32
          affine.store %v, %dst[%y, %x] : memref<5x6xf32, strided<[6, 1], offset: ?>>
        }
      }
    }
  }
  return %out : memref<4x5x6xf32>
}
