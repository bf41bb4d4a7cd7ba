module {
  func.func private @f() {
    %alloc = memref.alloc() : memref<1xi32>
    %0 = memref.realloc %alloc : memref<1xi32> to memref<2xi32>
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}