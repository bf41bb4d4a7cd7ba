// expected: safe
// This is what fh makes of corpus/foreign/affine-parallel-tiles.mlir.
#map = affine_map<(d0) -> (4, -d0 + 9)>
#map1 = affine_map<(d0, d1) -> (0, d0 + d1 - 1)>
#map2 = affine_map<(d0) -> (8, d0)>
#map3 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @blur(%arg0: memref<9x9xf32>, %arg1: memref<9x9xf32>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 2.500000e-01 : f32
    affine.parallel (%arg2, %arg3) = (0, 0) to (9, 9) step (4, 4) {
      %alloc = memref.alloc() : memref<4x6xf32>
      affine.for %arg4 = 0 to min #map(%arg2) {
        affine.for %arg5 = 0 to 6 {
          %0 = affine.max #map1(%arg3, %arg5)
          %1 = affine.min #map2(%0)
          %2 = affine.apply #map3(%arg2, %arg4)
          %3 = memref.load %arg0[%2, %1] : memref<9x9xf32>
          affine.store %3, %alloc[%arg4, %arg5] : memref<4x6xf32>
        }
      }
      affine.for %arg4 = 0 to min #map(%arg2) {
        affine.for %arg5 = 0 to min #map(%arg3) {
          %0 = affine.load %alloc[%arg4, %arg5] : memref<4x6xf32>
          %1 = affine.load %alloc[%arg4, %arg5 + 1] : memref<4x6xf32>
          %2 = affine.load %alloc[%arg4, %arg5 + 2] : memref<4x6xf32>
          %3 = arith.addf %0, %2 : f32
          %4 = arith.addf %1, %1 : f32
          %5 = arith.addf %3, %4 : f32
          %6 = arith.mulf %5, %cst : f32
          affine.store %6, %arg1[%arg2 + %arg4, %arg3 + %arg5] : memref<9x9xf32>
        }
      }
      memref.dealloc %alloc : memref<4x6xf32>
    }
    return
  }
}

