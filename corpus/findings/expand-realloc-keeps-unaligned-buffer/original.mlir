func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  %r = memref.realloc %m {alignment = 64} : memref<4xi32> to memref<4xi32>
  %y = memref.load %r[%c0] {alignment = 64} : memref<4xi32>
  memref.dealloc %r : memref<4xi32>
  return %y : i32
}
