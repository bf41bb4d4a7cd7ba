// mistake: the live part of the cache, a view of a global, is freed after the scores are made
// expected: bad-free
module {
  memref.global "private" @k_cache : memref<6x4xf32> = dense<0.000000e+00>
  memref.global "private" @len : memref<1xindex> = dense<0>
  func.func @reset() attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @len : memref<1xindex>
    memref.store %c0, %0[%c0] : memref<1xindex>
    return
  }
  func.func @step(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @len : memref<1xindex>
    %1 = memref.get_global @k_cache : memref<6x4xf32>
    %2 = memref.load %0[%c0] : memref<1xindex>
    %3 = arith.cmpi uge, %2, %c6 : index
    %4 = arith.select %3, %c5, %2 : index
    scf.if %3 {
      %subview_1 = memref.subview %1[1, 0] [5, 4] [1, 1] : memref<6x4xf32> to memref<5x4xf32, strided<[4, 1], offset: 4>>
      %alloc_2 = memref.alloc() : memref<5x4xf32>
      memref.copy %subview_1, %alloc_2 : memref<5x4xf32, strided<[4, 1], offset: 4>> to memref<5x4xf32>
      %subview_3 = memref.subview %1[0, 0] [5, 4] [1, 1] : memref<6x4xf32> to memref<5x4xf32, strided<[4, 1]>>
      memref.copy %alloc_2, %subview_3 : memref<5x4xf32> to memref<5x4xf32, strided<[4, 1]>>
      memref.dealloc %alloc_2 : memref<5x4xf32>
    }
    %subview = memref.subview %1[%4, 0] [1, 4] [1, 1] : memref<6x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %arg1, %subview : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %5 = arith.addi %4, %c1 : index
    memref.store %5, %0[%c0] : memref<1xindex>
    %alloc = memref.alloc(%5) : memref<?xf32>
    %subview_0 = memref.subview %1[0, 0] [%5, 4] [1, 1] : memref<6x4xf32> to memref<?x4xf32, strided<[4, 1]>>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    linalg.matvec ins(%subview_0, %arg0 : memref<?x4xf32, strided<[4, 1]>>, memref<4xf32>) outs(%alloc : memref<?xf32>)
    %bb, %oo, %ss:2, %tt:2 = memref.extract_strided_metadata %1 : memref<6x4xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %bb : memref<f32>
    return %alloc : memref<?xf32>
  }
}
