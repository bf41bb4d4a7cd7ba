// Style: triton-shared, a wrapped pointer block: two views, copied side by side into one buffer, by a predicate.
func.func @wrap(%x: memref<8xf32>, %start: i32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %k8 = arith.constant 8 : i32
  %s0 = arith.remui %start, %k8 : i32
  %s = arith.index_cast %s0 : i32 to index
  %rest = arith.subi %c8, %s : index
  %n1 = arith.minui %rest, %c4 : index
  %n2 = arith.subi %c4, %n1 : index
  %t = memref.alloc() : memref<4xf32>
  %v1 = memref.reinterpret_cast %x to offset: [%s], sizes: [%n1], strides: [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  %v2 = memref.reinterpret_cast %x to offset: [%c0], sizes: [%n2], strides: [%c1] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  %t1 = memref.subview %t[0] [%n1] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  %t2 = memref.subview %t[%n1] [%n2] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
  memref.copy %v1, %t1 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1]>>
  memref.copy %v2, %t2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<4xf32>
}
