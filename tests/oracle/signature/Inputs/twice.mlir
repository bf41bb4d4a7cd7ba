func.func @f() -> (memref<i32>, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  %dead = memref.alloc() : memref<i32>
  return %a, %a : memref<i32>, memref<i32>
}
