module {
  func.func @f(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %memref = gpu.alloc host_shared () : memref<1xi32>
    memref.store %arg0, %memref[%c0] : memref<1xi32>
    %0 = memref.load %memref[%c0] : memref<1xi32>
    return %0 : i32
  }
}
