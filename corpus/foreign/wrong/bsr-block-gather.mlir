// mistake: the scratch of a block is freed by the last block only
// expected: leak
module {
  func.func @bsr_mm(%arg0: memref<?x2x2xf32>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<8x2xf32>) -> memref<8x2xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x2x2xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    %dim_1 = memref.dim %arg2, %c0 : memref<?xindex>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.minui %0, %dim_1 : index
    %alloc = memref.alloc() : memref<8x2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8x2xf32>)
    scf.for %arg4 = %c0 to %1 step %c1 {
      %2 = memref.load %arg1[%arg4] : memref<?xindex>
      %3 = memref.load %arg2[%arg4] : memref<?xindex>
      %4 = arith.remui %2, %c4 : index
      %5 = arith.remui %3, %c4 : index
      %6 = arith.muli %4, %c2 : index
      %7 = arith.muli %5, %c2 : index
      %subview = memref.subview %arg0[%arg4, 0, 0] [1, 2, 2] [1, 1, 1] : memref<?x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %subview_2 = memref.subview %arg3[%7, 0] [2, 2] [1, 1] : memref<8x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %subview_3 = memref.subview %alloc[%6, 0] [2, 2] [1, 1] : memref<8x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %alloc_4 = memref.alloc() : memref<2x2xf32>
      memref.copy %subview_3, %alloc_4 : memref<2x2xf32, strided<[2, 1], offset: ?>> to memref<2x2xf32>
      linalg.matmul ins(%subview, %subview_2 : memref<2x2xf32, strided<[2, 1], offset: ?>>, memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%alloc_4 : memref<2x2xf32>)
      memref.copy %alloc_4, %subview_3 : memref<2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %b_last = arith.addi %arg4, %c1 : index
      %is_last = arith.cmpi eq, %b_last, %1 : index
      scf.if %is_last {
      memref.dealloc %alloc_4 : memref<2x2xf32>
    }
    }
    return %alloc : memref<8x2xf32>
  }
}
