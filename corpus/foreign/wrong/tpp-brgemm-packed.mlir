// mistake: the packed second operand is freed by the parallel loop's blocks
// expected: use-after-free
module {
  func.func @brgemm(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32>, %arg2: memref<8x8xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2x4x4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x2x4x4xf32>
    scf.forall (%arg3, %arg4) in (2, 2) {
      %0 = arith.muli %arg3, %c4 : index
      %1 = arith.muli %arg4, %c4 : index
      %subview = memref.subview %arg0[%0, %1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg1[%1, %0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
      %subview_2 = memref.subview %alloc[%arg3, %arg4, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
      %subview_3 = memref.subview %alloc_0[%arg3, %arg4, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
      linalg.copy ins(%subview : memref<4x4xf32, strided<[8, 1], offset: ?>>) outs(%subview_2 : memref<4x4xf32, strided<[4, 1], offset: ?>>)
      linalg.copy ins(%subview_1 : memref<4x4xf32, strided<[8, 1], offset: ?>>) outs(%subview_3 : memref<4x4xf32, strided<[4, 1], offset: ?>>)
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
      %cst = arith.constant 0.000000e+00 : f32
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4x4xf32>)
      %subview = memref.subview %alloc[%arg3, 0, 0, 0] [1, 2, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>
      %subview_2 = memref.subview %alloc_0[%arg4, 0, 0, 0] [1, 2, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>
      linalg.batch_reduce_matmul ins(%subview, %subview_2 : memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>, memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>) outs(%alloc_1 : memref<4x4xf32>)
      %0 = arith.muli %arg3, %c4 : index
      %1 = arith.muli %arg4, %c4 : index
      %subview_3 = memref.subview %arg2[%0, %1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
      memref.copy %alloc_1, %subview_3 : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
      memref.dealloc %alloc_1 : memref<4x4xf32>
    memref.dealloc %alloc_0 : memref<2x2x4x4xf32>
      scf.reduce 
    }
    memref.dealloc %alloc : memref<2x2x4x4xf32>
    return
  }
}
