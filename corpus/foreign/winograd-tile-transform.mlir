// Style: convolution autotuner, one-dimensional Winograd F(2,3): transformed filter once, transformed input per tile.
func.func @winograd(%x: memref<?xf32>, %g: memref<3xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %half = arith.constant 0.5 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %short = arith.cmpi ult, %n, %c4 : index
  %r = scf.if %short -> (memref<?xf32>) {
    %e = memref.alloc(%c0) : memref<?xf32>
    scf.yield %e : memref<?xf32>
  } else {
    %u = memref.alloc() : memref<4xf32>
    %g0 = affine.load %g[0] : memref<3xf32>
    %g1 = affine.load %g[1] : memref<3xf32>
    %g2 = affine.load %g[2] : memref<3xf32>
    %s02 = arith.addf %g0, %g2 : f32
    %s = arith.addf %s02, %g1 : f32
    %d = arith.subf %s02, %g1 : f32
    %sh = arith.mulf %s, %half : f32
    %dh = arith.mulf %d, %half : f32
    affine.store %g0, %u[0] : memref<4xf32>
    affine.store %sh, %u[1] : memref<4xf32>
    affine.store %dh, %u[2] : memref<4xf32>
    affine.store %g2, %u[3] : memref<4xf32>
    %n2 = arith.subi %n, %c2 : index
    %tiles = arith.divui %n2, %c2 : index
    %len = arith.muli %tiles, %c2 : index
    %y = memref.alloc(%len) : memref<?xf32>
    scf.for %t = %c0 to %tiles step %c1 {
      %o = arith.muli %t, %c2 : index
      %in = memref.subview %x[%o] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
      %v = memref.alloc() : memref<4xf32>
      %d0 = affine.load %in[0] : memref<4xf32, strided<[1], offset: ?>>
      %d1 = affine.load %in[1] : memref<4xf32, strided<[1], offset: ?>>
      %d2 = affine.load %in[2] : memref<4xf32, strided<[1], offset: ?>>
      %d3 = affine.load %in[3] : memref<4xf32, strided<[1], offset: ?>>
      %v0 = arith.subf %d0, %d2 : f32
      %v1 = arith.addf %d1, %d2 : f32
      %v2 = arith.subf %d2, %d1 : f32
      %v3 = arith.subf %d1, %d3 : f32
      affine.store %v0, %v[0] : memref<4xf32>
      affine.store %v1, %v[1] : memref<4xf32>
      affine.store %v2, %v[2] : memref<4xf32>
      affine.store %v3, %v[3] : memref<4xf32>
      linalg.mul ins(%u, %v : memref<4xf32>, memref<4xf32>) outs(%v : memref<4xf32>)
      %m0 = affine.load %v[0] : memref<4xf32>
      %m1 = affine.load %v[1] : memref<4xf32>
      %m2 = affine.load %v[2] : memref<4xf32>
      %m3 = affine.load %v[3] : memref<4xf32>
      %a = arith.addf %m0, %m1 : f32
      %y0 = arith.addf %a, %m2 : f32
      %b = arith.subf %m1, %m2 : f32
      %y1 = arith.subf %b, %m3 : f32
      %o1 = arith.addi %o, %c1 : index
      memref.store %y0, %y[%o] : memref<?xf32>
      memref.store %y1, %y[%o1] : memref<?xf32>
    }
    scf.yield %y : memref<?xf32>
  }
  return %r : memref<?xf32>
}
