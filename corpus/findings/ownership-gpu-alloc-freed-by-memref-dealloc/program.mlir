module {
  func.func @f(%arg0: i32) {
    %memref = gpu.alloc  host_shared () : memref<i32>
    memref.store %arg0, %memref[] : memref<i32>
    return
  }
}
