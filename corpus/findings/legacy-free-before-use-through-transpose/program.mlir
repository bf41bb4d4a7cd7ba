module {
  func.func @f(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<1xi32>
    %transpose = memref.transpose %alloc (d0) -> (d0) : memref<1xi32> to memref<1xi32, strided<[1]>>
    memref.store %arg0, %alloc[%c0] : memref<1xi32>
    %0 = memref.load %transpose[%c0] : memref<1xi32, strided<[1]>>
    return %0 : i32
  }
}
