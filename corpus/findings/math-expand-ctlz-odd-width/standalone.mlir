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
  func.func private @entry(%arg0: i5) -> i5 {
    %0 = math.ctlz %arg0 : i5
    return %0 : i5
  }
  func.func @main() -> i32 {
    %c1_i5 = arith.constant 1 : i5
    %0 = call @entry(%c1_i5) : (i5) -> i5
    %1 = arith.extui %0 : i5 to i32
    call @note(%1) : (i32) -> ()
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}