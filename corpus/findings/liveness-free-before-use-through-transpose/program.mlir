module {
  func.func @f() {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<2xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<2xi32>
    %transpose = memref.transpose %alloc (d0) -> (d0) : memref<2xi32> to memref<2xi32, strided<[1]>>
    %0 = memref.load %transpose[%c0] : memref<2xi32, strided<[1]>>
    memref.dealloc %alloc : memref<2xi32>
    return
  }
}
