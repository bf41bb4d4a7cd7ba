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
  func.func private @f() {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<2xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<2xi32>
    %transpose = memref.transpose %alloc (d0) -> (d0) : memref<2xi32> to memref<2xi32, strided<[1]>>
    %0 = memref.load %transpose[%c0] : memref<2xi32, strided<[1]>>
    call @note(%0) : (i32) -> ()
    memref.dealloc %alloc : memref<2xi32>
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}