// A clone whose type states a stride that its source may not have: the source cannot stand in for it.
func.func @clone_freed(%m: memref<4x4xi32, strided<[8, ?]>>) -> i32 {
  %c1 = arith.constant 1 : index
  %n = bufferization.clone %m : memref<4x4xi32, strided<[8, ?]>> to memref<4x4xi32, strided<[8, 1]>>
  %v = memref.load %n[%c1, %c1] : memref<4x4xi32, strided<[8, 1]>>
  memref.dealloc %n : memref<4x4xi32, strided<[8, 1]>>
  return %v : i32
}
