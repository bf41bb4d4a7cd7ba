// memref.dealloc of a buffer in memory space 1 becomes a call of free with a pointer of address space 1 (alloc casts, dealloc does not).
func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32, 1>
  memref.store %x, %a[] : memref<i32, 1>
  %v = memref.load %a[] : memref<i32, 1>
  return %v : i32
}
