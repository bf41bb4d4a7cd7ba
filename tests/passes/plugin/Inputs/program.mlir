func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloc() : memref<2xi32>
  memref.store %x, %buffer[%c0] : memref<2xi32>
  %r = memref.load %buffer[%c0] : memref<2xi32>
  return %r : i32
}
