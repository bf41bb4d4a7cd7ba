module {
  memref.global "private" @arg : memref<10xi32> = dense<[0, 0, 1, 7, 0, 3, 2, 3, 6, 2]>
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
  func.func private @f(%arg0: i32, %arg1: memref<10xi32>) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    affine.for %arg2 = 0 to 10 {
      affine.store %c0_i32, %arg1[%arg2] : memref<10xi32>
    }
    %cast = memref.cast %arg1 : memref<10xi32> to memref<?xi32>
    affine.for %arg2 = 0 to 10 {
      affine.store %arg0, %cast[%arg2] : memref<?xi32>
    }
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %arg1[%arg2] : memref<10xi32>
    }
    %0 = affine.load %arg1[3] : memref<10xi32>
    return %0 : i32
  }
  func.func @main() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = memref.get_global @arg : memref<10xi32>
    %1 = call @f(%c1_i32, %0) : (i32, memref<10xi32>) -> i32
    call @note(%1) : (i32) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<10xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %4 = memref.load %0[%arg0] : memref<10xi32>
      func.call @note(%4) : (i32) -> ()
    }
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}