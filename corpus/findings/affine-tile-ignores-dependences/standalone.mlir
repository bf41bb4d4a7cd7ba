module {
  memref.global "private" @arg : memref<100xi32> = dense<[0, 0, 1, 7, 0, 3, 2, 3, 6, 2, 3, 5, 2, 5, 5, 2, 3, 7, 5, 1, 0, 2, 2, 0, 6, 0, 4, 2, 7, 1, 7, 0, 1, 5, 6, 0, 6, 5, 2, 2, 6, 3, 6, 3, 7, 3, 0, 0, 4, 1, 6, 5, 0, 0, 7, 7, 7, 5, 3, 7, 2, 0, 1, 2, 5, 1, 5, 7, 4, 6, 6, 7, 1, 6, 2, 3, 5, 0, 4, 1, 2, 2, 7, 3, 2, 5, 3, 7, 5, 6, 3, 2, 6, 7, 7, 2, 2, 1, 2, 7]>
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
  func.func private @c(%arg0: memref<10x10xi32>) {
    affine.for %arg1 = 1 to 10 {
      affine.for %arg2 = 0 to 9 {
        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<10x10xi32>
        affine.store %0, %arg0[%arg1, %arg2] : memref<10x10xi32>
      }
    }
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<100xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [10, 10], strides: [10, 1] : memref<100xi32> to memref<10x10xi32, strided<[10, 1]>>
    %cast = memref.cast %reinterpret_cast : memref<10x10xi32, strided<[10, 1]>> to memref<10x10xi32>
    call @c(%cast) : (memref<10x10xi32>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast, %c0 : memref<10x10xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %c1_1 = arith.constant 1 : index
      %dim_2 = memref.dim %cast, %c1_1 : memref<10x10xi32>
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg1 = %c0_3 to %dim_2 step %c1_4 {
        %3 = memref.load %cast[%arg0, %arg1] : memref<10x10xi32>
        func.call @note(%3) : (i32) -> ()
      }
    }
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}