module {
  memref.global "private" @acc : memref<i32> = dense<0>
  func.func private @note(%arg0: i32) {
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    %c31_i32 = arith.constant 31 : i32
    %2 = arith.muli %1, %c31_i32 : i32
    %3 = arith.addi %2, %arg0 : i32
    memref.store %3, %0[] : memref<i32>
    return
  }
  func.func private @f() -> index {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf32, strided<[2]>>
    %dim = memref.dim %alloc, %c0 : memref<2xf32, strided<[2]>>
    return %dim : index
  }
  func.func @main() -> i32 {
    %0 = call @f() : () -> index
    %1 = arith.index_cast %0 : index to i32
    call @note(%1) : (i32) -> ()
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}