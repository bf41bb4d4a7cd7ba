module {
  func.func @f() {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<memref<i32>>
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc_0[] : memref<i32>
    memref.store %alloc_0, %alloc[] : memref<memref<i32>>
    %0 = memref.load %alloc[] : memref<memref<i32>>
    %1 = memref.load %0[] : memref<i32>
    memref.dealloc %alloc_0 : memref<i32>
    return
  }
}
