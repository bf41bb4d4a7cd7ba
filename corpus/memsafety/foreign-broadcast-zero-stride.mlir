// expected: safe
// This is what fh makes of corpus/foreign/broadcast-zero-stride.mlir.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @add_row(%arg0: memref<3x4xf32>, %arg1: memref<4xf32>) -> memref<3x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc() : memref<4xf32>
    linalg.add ins(%arg1, %arg1 : memref<4xf32>, memref<4xf32>) outs(%alloc : memref<4xf32>)
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [3, 4], strides: [0, 1] : memref<4xf32> to memref<3x4xf32, strided<[0, 1]>>
    %alloc_0 = memref.alloc() : memref<3x4xf32>
    linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %reinterpret_cast : memref<3x4xf32>, memref<3x4xf32, strided<[0, 1]>>) outs(%alloc_0 : memref<3x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = arith.addf %in, %in_1 : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<4xf32>
    return %alloc_0 : memref<3x4xf32>
  }
}

