module {
  func.func private @f(%arg0: i32) {
    %memref = gpu.alloc  host_shared () : memref<i32>
    memref.store %arg0, %memref[] : memref<i32>
    return
  }
  func.func @main() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    call @f(%c0_i32) : (i32) -> ()
    return %c0_i32 : i32
  }
}
