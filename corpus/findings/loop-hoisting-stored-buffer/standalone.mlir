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
  func.func private @f() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<2xmemref<1xi32>>
    scf.for %arg0 = %c0 to %c2 step %c1 {
      %alloc = memref.alloc() : memref<1xi32>
      %2 = arith.index_cast %arg0 : index to i32
      memref.store %2, %alloc[%c0] : memref<1xi32>
      memref.store %alloc, %alloca[%arg0] : memref<2xmemref<1xi32>>
    }
    %0 = memref.load %alloca[%c0] : memref<2xmemref<1xi32>>
    %1 = memref.load %0[%c0] : memref<1xi32>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %0 = call @f() : () -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}