module {
  func.func @f() {
    %c0_i32 = arith.constant 0 : i32
    %0 = memref.alloca_scope  -> (memref<i32>) {
      %alloc = memref.alloc() : memref<i32>
      memref.store %c0_i32, %alloc[] : memref<i32>
      memref.alloca_scope.return %alloc : memref<i32>
    }
    %1 = memref.load %0[] : memref<i32>
    return
  }
}
