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
    %0 = affine.for %arg0 = 0 to 6 step 2 iter_args(%arg1 = %c0) -> (index) {
      %1 = arith.index_cast %arg1 : index to i32
      func.call @note(%1) : (i32) -> ()
      affine.yield %arg0 : index
    }
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
}