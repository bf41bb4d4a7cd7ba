// expected: use-after-free
// This is what fh makes of corpus/foreign/iree-tiled-dispatch.mlir, with a mistake: the tile is freed before the fused relu reads it.
#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0)[s0] -> (d0 * -4 + s0, 4)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @dispatch_0_matmul(%arg0: memref<?x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<?x4xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32>
    %dim_0 = memref.dim %arg2, %c0 : memref<?x4xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.ceildivui %0, %c4 : index
    scf.forall (%arg3) in (%1) {
      %2 = affine.apply #map(%arg3)
      %3 = affine.min #map1(%arg3)[%0]
      %subview = memref.subview %arg0[%2, 0] [%3, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%2, 0] [%3, 4] [1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
      %alloc = memref.alloc(%3) : memref<?x4xf32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<?x4xf32>)
      linalg.matmul ins(%subview, %arg1 : memref<?x8xf32, strided<[8, 1], offset: ?>>, memref<8x4xf32>) outs(%alloc : memref<?x4xf32>)
      memref.dealloc %alloc : memref<?x4xf32>
      linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<?x4xf32>) outs(%subview_1 : memref<?x4xf32, strided<[4, 1], offset: ?>>) {
      ^bb0(%in: f32, %out: f32):
        %4 = arith.maximumf %in, %cst : f32
        linalg.yield %4 : f32
      }
    }
    return
  }
}
