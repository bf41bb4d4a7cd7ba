// mistake: the buffer %alloc_2 is freed twice
// expected: double-free
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @softmax_rows(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant -3.40282347E+38 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    scf.forall (%arg2) in (4) {
      %subview = memref.subview %arg0[%arg2, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %arg1[%arg2, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
      %alloc = memref.alloc() : memref<f32>
      linalg.fill ins(%cst : f32) outs(%alloc : memref<f32>)
      linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%subview : memref<8xf32, strided<[1], offset: ?>>) outs(%alloc : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.cmpf ogt, %in, %out : f32
        %1 = arith.select %0, %in, %out : f32
        linalg.yield %1 : f32
      }
      %alloc_2 = memref.alloc() : memref<f32>
      linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<f32>)
      linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%subview, %alloc : memref<8xf32, strided<[1], offset: ?>>, memref<f32>) outs(%subview_1 : memref<8xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %0 = arith.subf %in, %in_3 : f32
        %1 = math.exp %0 : f32
        linalg.yield %1 : f32
      }
      linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%subview_1 : memref<8xf32, strided<[1], offset: ?>>) outs(%alloc_2 : memref<f32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
      }
      linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%alloc_2 : memref<f32>) outs(%subview_1 : memref<8xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.divf %out, %in : f32
        linalg.yield %0 : f32
      }
      memref.dealloc %alloc : memref<f32>
      memref.dealloc %alloc_2 : memref<f32>
      memref.dealloc %alloc_2 : memref<f32>
    } {mapping = [#gpu.block<x>]}
    return
  }
}

