// mistake: the buffer %alloc_1 is freed twice
// expected: double-free
#map = affine_map<(d0) -> (d0)>
module {
  func.func @fused(%arg0: memref<16xf32>, %arg1: memref<16xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 2.000000e+00 : f32
    scf.for %arg2 = %c0 to %c16 step %c4 {
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      %subview = memref.subview %arg0[%arg2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg1[%arg2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%subview : memref<4xf32, strided<[1], offset: ?>>) outs(%alloc : memref<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.mulf %in, %cst : f32
        linalg.yield %0 : f32
      }
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
      linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%alloc, %subview : memref<4xf32>, memref<4xf32, strided<[1], offset: ?>>) outs(%alloc_1 : memref<4xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %0 = arith.addf %in, %in_2 : f32
        linalg.yield %0 : f32
      }
      memref.copy %alloc_1, %subview_0 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.dealloc %alloc : memref<4xf32>
      memref.dealloc %alloc_1 : memref<4xf32>
      memref.dealloc %alloc_1 : memref<4xf32>
    }
    return
  }
}

