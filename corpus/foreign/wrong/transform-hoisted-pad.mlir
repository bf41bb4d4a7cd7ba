// mistake: the buffer %alloc is not freed
// expected: leak
#map = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
module {
  func.func @padded(%arg0: memref<?xf32>, %arg1: memref<4xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.ceildivui %dim, %c4 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?x4xf32>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %1 = arith.muli %arg2, %c4 : index
      %2 = affine.min #map(%1)[%dim]
      %subview = memref.subview %alloc[%arg2, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
      linalg.fill ins(%cst : f32) outs(%subview : memref<4xf32, strided<[1], offset: ?>>)
      %subview_1 = memref.subview %arg0[%1] [%2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %subview[0] [%2] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %subview_1, %subview_2 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    }
    %alloc_0 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf32>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %subview = memref.subview %alloc[%arg2, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %alloc_0[%arg2] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
      linalg.fill ins(%cst : f32) outs(%subview_1 : memref<f32, strided<[], offset: ?>>)
      linalg.dot ins(%subview, %arg1 : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32>) outs(%subview_1 : memref<f32, strided<[], offset: ?>>)
    }
    return %alloc_0 : memref<?xf32>
  }
}

