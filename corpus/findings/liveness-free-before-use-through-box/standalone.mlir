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
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<memref<i32>>
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc_0[] : memref<i32>
    memref.store %alloc_0, %alloc[] : memref<memref<i32>>
    %0 = memref.load %alloc[] : memref<memref<i32>>
    %1 = memref.load %0[] : memref<i32>
    call @note(%1) : (i32) -> ()
    memref.dealloc %alloc_0 : memref<i32>
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}