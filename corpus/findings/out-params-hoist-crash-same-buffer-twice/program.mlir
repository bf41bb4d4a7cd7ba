module {
  func.func private @f() -> (memref<i32>, memref<i32>) {
    %alloc = memref.alloc() : memref<i32>
    return %alloc, %alloc : memref<i32>, memref<i32>
  }
  func.func @g() {
    return
  }
}
