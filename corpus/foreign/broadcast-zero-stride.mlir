// Style: array-language compiler, broadcasting as a view with stride zero that linalg reads, no copy of the small operand.
func.func @add_row(%m: memref<3x4xf32>, %row: memref<4xf32>) -> memref<3x4xf32> {
  %dbl = memref.alloc() : memref<4xf32>
  linalg.add ins(%row, %row : memref<4xf32>, memref<4xf32>) outs(%dbl : memref<4xf32>)
  %wide = memref.reinterpret_cast %dbl to offset: [0], sizes: [3, 4], strides: [0, 1] : memref<4xf32> to memref<3x4xf32, strided<[0, 1]>>
  %out = memref.alloc() : memref<3x4xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m, %wide : memref<3x4xf32>, memref<3x4xf32, strided<[0, 1]>>) outs(%out : memref<3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return %out : memref<3x4xf32>
}
