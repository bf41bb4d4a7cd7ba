// mistake: the part that wraps around starts one element late
// expected: observation
module {
  func.func @wrap(%arg0: memref<8xf32>, %arg1: i32) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.remui %arg1, %c8_i32 : i32
    %1 = arith.index_cast %0 : i32 to index
    %2 = arith.subi %c8, %1 : index
    %3 = arith.minui %2, %c4 : index
    %4 = arith.subi %c4, %3 : index
    %alloc = memref.alloc() : memref<4xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%1], sizes: [%3], strides: [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [%c1], sizes: [%4], strides: [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
    %subview = memref.subview %alloc[0] [%3] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
    %subview_1 = memref.subview %alloc[%3] [%4] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %reinterpret_cast, %subview : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1]>>
    memref.copy %reinterpret_cast_0, %subview_1 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
    return %alloc : memref<4xf32>
  }
}
