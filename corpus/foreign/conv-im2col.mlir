// Style: linalg transform, NHWC convolution as im2col and matmul: a patch matrix and collapse/expand of shapes.
func.func @conv(%in: memref<1x5x5x2xf32>, %flt: memref<3x3x2x4xf32>) -> memref<1x3x3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %img = memref.subview %in[0, 0, 0, 0] [1, 5, 5, 2] [1, 1, 1, 1] : memref<1x5x5x2xf32> to memref<5x5x2xf32, strided<[10, 2, 1]>>
  %patches = memref.alloc() : memref<3x3x3x3x2xf32>
  linalg.generic {indexing_maps = [affine_map<(y, x, r, s, c) -> (y + r, x + s, c)>, affine_map<(y, x, r, s, c) -> (y, x, r, s, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%img : memref<5x5x2xf32, strided<[10, 2, 1]>>) outs(%patches : memref<3x3x3x3x2xf32>) {
  ^bb0(%v: f32, %o: f32):
    linalg.yield %v : f32
  }
  %lhs = memref.collapse_shape %patches [[0, 1], [2, 3, 4]] : memref<3x3x3x3x2xf32> into memref<9x18xf32>
  %rhs = memref.collapse_shape %flt [[0, 1, 2], [3]] : memref<3x3x2x4xf32> into memref<18x4xf32>
  %prod = memref.alloc() : memref<9x4xf32>
  linalg.fill ins(%zero : f32) outs(%prod : memref<9x4xf32>)
  linalg.matmul ins(%lhs, %rhs : memref<9x18xf32>, memref<18x4xf32>) outs(%prod : memref<9x4xf32>)
  %out = memref.expand_shape %prod [[0, 1, 2], [3]] output_shape [1, 3, 3, 4] : memref<9x4xf32> into memref<1x3x3x4xf32>
  return %out : memref<1x3x3x4xf32>
}
