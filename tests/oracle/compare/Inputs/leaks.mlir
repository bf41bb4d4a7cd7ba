// A buffer that only a deallocation pass frees.
func.func @f() -> i32 {
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
