func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<i32, 1>
  memref.store %x, %a[] : memref<i32, 1>
  %v = memref.load %a[] : memref<i32, 1>
  memref.dealloc %a : memref<i32, 1>
  return %v : i32
}
