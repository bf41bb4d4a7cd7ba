module {
  func.func private @f() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %alloc = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    %0 = bufferization.clone %alloc : memref<i32> to memref<i32>
    scf.if %true {
      memref.dealloc %alloc : memref<i32>
    }
    %1 = memref.load %0[] : memref<i32>
    memref.dealloc %0 : memref<i32>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %0 = call @f() : () -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}