// An ownership of arguments that is stated of the last of two results is refused.
func.func @last(%m: memref<i32>, %x: i32)
    -> (memref<i32>, memref<i32> {freehold.arg_ownership = "owned"}) {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.copy %m, %b : memref<i32> to memref<i32>
  return %a, %b : memref<i32>, memref<i32>
}
