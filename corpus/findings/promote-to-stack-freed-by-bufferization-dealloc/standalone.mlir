module {
  func.func private @f() {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f32>
    bufferization.dealloc (%alloc : memref<f32>) if (%true)
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}