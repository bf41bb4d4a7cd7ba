func.func private @free(!llvm.ptr)
func.func @f(%v: i32, %p: i64) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %x = memref.load %a[] : memref<i32>
  memref.dealloc %a : memref<i32>
  return %x : i32
}
