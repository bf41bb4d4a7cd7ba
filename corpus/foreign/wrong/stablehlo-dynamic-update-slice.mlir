// mistake: the copy of the operand is left out: the operand is updated in place and returned
// expected: observation
module {
  func.func @main(%arg0: memref<4x6xi32>, %arg1: memref<2x3xi32>, %arg2: memref<i32>, %arg3: memref<i32>) -> (memref<4x6xi32>, i32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg2[] : memref<i32>
    %1 = memref.load %arg3[] : memref<i32>
    %2 = arith.index_cast %0 : i32 to index
    %3 = arith.index_cast %1 : i32 to index
    %4 = arith.maxsi %2, %c0 : index
    %5 = arith.maxsi %3, %c0 : index
    %6 = arith.minsi %4, %c2 : index
    %7 = arith.minsi %5, %c3 : index
    %alloc = memref.cast %arg0 : memref<4x6xi32> to memref<4x6xi32>
    %subview = memref.subview %alloc[%6, %7] [2, 3] [1, 1] : memref<4x6xi32> to memref<2x3xi32, strided<[6, 1], offset: ?>>
    memref.copy %arg1, %subview : memref<2x3xi32> to memref<2x3xi32, strided<[6, 1], offset: ?>>
    %8 = memref.load %arg0[%6, %7] : memref<4x6xi32>
    return %alloc, %8 : memref<4x6xi32>, i32
  }
}
