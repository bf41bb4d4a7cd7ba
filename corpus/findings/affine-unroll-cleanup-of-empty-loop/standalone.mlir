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
  func.func private @f(%arg0: memref<4xi32>, %arg1: index) {
    %c7_i32 = arith.constant 7 : i32
    affine.for %arg2 = 0 to %arg1 {
      affine.store %c7_i32, %arg0[0] : memref<4xi32>
    }
    return
  }
  func.func private @entry() -> i32 {
    %c0 = arith.constant 0 : index
    %c-2 = arith.constant -2 : index
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<4xi32>
    affine.for %arg0 = 0 to 4 {
      affine.store %c1_i32, %alloc[%arg0] : memref<4xi32>
    }
    call @f(%alloc, %c-2) : (memref<4xi32>, index) -> ()
    %0 = memref.load %alloc[%c0] : memref<4xi32>
    call @note(%0) : (i32) -> ()
    memref.dealloc %alloc : memref<4xi32>
    return %0 : i32
  }
  func.func @main() -> i32 {
    %0 = call @entry() : () -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}