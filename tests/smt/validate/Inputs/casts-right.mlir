// Of a memref that was accessed through the cast, the sizes are known.
func.func @unused_cast(%m: memref<?xi32>, %x: i32, %p: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
func.func @used_on_one_way(%m: memref<?xi32>, %x: i32, %p: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  scf.if %p {
    memref.store %x, %s[%c0] : memref<4xi32>
  }
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
func.func @chosen_cast(%m: memref<?xi32>, %x: i32, %p: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %k = memref.alloc() : memref<4xi32>
  memref.store %x, %k[%c0] : memref<4xi32>
  %w = arith.select %p, %s, %k : memref<4xi32>
  %v = memref.load %w[%c0] : memref<4xi32>
  memref.dealloc %k : memref<4xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
func.func @cast_of_strides(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.cast %m : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[1]>>
  %v = memref.load %m[%c1] : memref<?xi32, strided<[?], offset: ?>>
  return %v : i32
}
func.func @used_cast(%m: memref<?xi32>, %x: i32, %p: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  %c4 = arith.constant 4 : index
  return %c4 : index
}
