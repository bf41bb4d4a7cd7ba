// mistake: the buffer %alloc_0 is freed twice
// expected: double-free
module {
  func.func @mm(%arg0: memref<4x8xf32>, %arg1: memref<8x4xf32>, %arg2: memref<4x4xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4x2x2xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x4x2x2xf32>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 2, 4, 2] : memref<4x8xf32> into memref<2x2x4x2xf32>
    linalg.transpose ins(%expand_shape : memref<2x2x4x2xf32>) outs(%alloc : memref<2x4x2x2xf32>) permutation = [0, 2, 1, 3] 
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c2, %c4) step (%c1, %c1) {
      %subview = memref.subview %alloc[%arg3, %arg4, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %subview_1 = memref.subview %alloc_0[%arg3, %arg4, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      linalg.transpose ins(%subview : memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%subview_1 : memref<2x2xf32, strided<[2, 1], offset: ?>>) permutation = [1, 0] 
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
      %alloc_1 = memref.alloc() : memref<2x2xf32>
      %subview = memref.subview %arg2[%arg3, %arg4] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
      memref.copy %subview, %alloc_1 : memref<2x2xf32, strided<[4, 1], offset: ?>> to memref<2x2xf32>
      scf.for %arg5 = %c0 to %c4 step %c1 {
        %subview_2 = memref.subview %alloc[%arg3, %arg5, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
        %subview_3 = memref.subview %alloc_0[%arg4, %arg5, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
        linalg.matmul ins(%subview_2, %subview_3 : memref<2x2xf32, strided<[2, 1], offset: ?>>, memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%alloc_1 : memref<2x2xf32>)
      }
      memref.copy %alloc_1, %subview : memref<2x2xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
      memref.dealloc %alloc_1 : memref<2x2xf32>
      scf.reduce 
    }
    memref.dealloc %alloc : memref<2x4x2x2xf32>
    memref.dealloc %alloc_0 : memref<2x4x2x2xf32>
    memref.dealloc %alloc_0 : memref<2x4x2x2xf32>
    return
  }
}

