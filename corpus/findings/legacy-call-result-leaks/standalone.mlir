module {
  func.func private @f() -> memref<i32> {
    %alloc = memref.alloc() : memref<i32>
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %alloc[] : memref<i32>
    return %alloc : memref<i32>
  }
  func.func private @g() {
    %0 = call @f() : () -> memref<i32>
    return
  }
  func.func @main() -> i32 {
    call @g() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}