module {
  func.func @f() {
    %alloc = memref.alloc() : memref<memref<i32>>
    return
  }
}
