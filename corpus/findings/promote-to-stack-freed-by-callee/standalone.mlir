module {
  func.func private @g(%arg0: memref<f32>) {
    memref.dealloc %arg0 : memref<f32>
    return
  }
  func.func private @f() {
    %alloc = memref.alloc() : memref<f32>
    call @g(%alloc) : (memref<f32>) -> ()
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}