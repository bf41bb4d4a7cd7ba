// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
#map = affine_map<(d0) -> (d0 floordiv 4)>
module {
  func.func @dot(%arg0: memref<16xf32>, %arg1: memref<16xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
    scf.forall (%arg2) = (0) to (16) step (4) {
      %1 = affine.apply #map(%arg2)
      %subview = memref.subview %arg0[%arg2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %arg1[%arg2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %alloc[%1] [1] [1] : memref<4xf32> to memref<f32, strided<[], offset: ?>>
      linalg.dot ins(%subview, %subview_1 : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) outs(%subview_2 : memref<f32, strided<[], offset: ?>>)
    }
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<f32>)
    memref.dealloc %alloc : memref<4xf32>
    linalg.reduce { arith.addf } ins(%alloc : memref<4xf32>) outs(%alloc_0 : memref<f32>) dimensions = [0] 
    %0 = memref.load %alloc_0[] : memref<f32>
    memref.dealloc %alloc_0 : memref<f32>
    return %0 : f32
  }
}

