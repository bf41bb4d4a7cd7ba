// mistake: the temporary of a tile is not freed
// expected: leak
#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
module {
  func.func @dispatch(%arg0: memref<?xi8>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: index) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.index_castui %arg1 : i32 to index
    %1 = arith.index_castui %arg2 : i32 to index
    %2 = arith.index_castui %arg3 : i32 to index
    %view = memref.view %arg0[%0][%2] : memref<?xi8> to memref<?xf32>
    %view_0 = memref.view %arg0[%1][%2] : memref<?xi8> to memref<?xf32>
    %alloc = memref.alloc(%2) {alignment = 64 : i64} : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    %3 = affine.apply #map()[%arg4]
    scf.for %arg5 = %3 to %2 step %c4 {
      %4 = affine.min #map1(%arg5)[%2]
      %subview = memref.subview %view[%arg5] [%4] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %view_0[%arg5] [%4] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %alloc_2 = memref.alloc(%4) : memref<?xf32>
      linalg.add ins(%subview, %subview_1 : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) outs(%alloc_2 : memref<?xf32>)
      %subview_3 = memref.subview %alloc[%arg5] [%4] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %alloc_2, %subview_3 : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    }
    return %alloc : memref<?xf32>
  }
}

