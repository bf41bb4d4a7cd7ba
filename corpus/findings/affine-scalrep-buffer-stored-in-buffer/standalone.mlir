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
  func.func private @f(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<memref<1xi32>>
    %alloc = memref.alloc() : memref<1xi32>
    affine.store %arg0, %alloc[0] : memref<1xi32>
    %0 = affine.load %alloc[0] : memref<1xi32>
    affine.store %alloc, %alloca[] : memref<memref<1xi32>>
    %1 = memref.load %alloca[] : memref<memref<1xi32>>
    %2 = memref.load %1[%c0] : memref<1xi32>
    memref.dealloc %1 : memref<1xi32>
    %3 = arith.addi %0, %2 : i32
    return %3 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f(%c3_i32) : (i32) -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}