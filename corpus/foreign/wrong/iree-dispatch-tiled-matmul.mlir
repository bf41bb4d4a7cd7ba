// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
#map = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
module {
  func.func @dispatch_0_matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c4 {
      %0 = affine.min #map(%arg3)[%dim]
      scf.for %arg4 = %c0 to %dim_1 step %c4 {
        %1 = affine.min #map(%arg4)[%dim_1]
        %alloc = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<?x?xf32>
        linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
        %subview = memref.subview %arg0[%arg3, 0] [%0, %dim_0] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %subview_2 = memref.subview %arg1[0, %arg4] [%dim_0, %1] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        linalg.matmul ins(%subview, %subview_2 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%alloc : memref<?x?xf32>)
        %subview_3 = memref.subview %arg2[%arg3, %arg4] [%0, %1] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        memref.dealloc %alloc : memref<?x?xf32>
        memref.copy %alloc, %subview_3 : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      }
    }
    return
  }
}

