module {
  memref.global "private" @arg_0 : memref<4xi32> = dense<[7, 1, 6, 4]>
  memref.global "private" @arg : memref<1xi32> = dense<1>
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
  func.func private @f(%arg0: memref<1xi32>, %arg1: memref<4xi32>, %arg2: i32) {
    %cast = memref.cast %arg0 : memref<1xi32> to memref<?xi32>
    affine.for %arg3 = 0 to 4 {
      %0 = affine.load %arg0[0] : memref<1xi32>
      affine.store %0, %arg1[%arg3] : memref<4xi32>
      affine.store %arg2, %cast[0] : memref<?xi32>
    }
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xi32>
    %1 = memref.get_global @arg_0 : memref<4xi32>
    %c3_i32 = arith.constant 3 : i32
    call @f(%0, %1, %c3_i32) : (memref<1xi32>, memref<4xi32>, i32) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<1xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %4 = memref.load %0[%arg0] : memref<1xi32>
      func.call @note(%4) : (i32) -> ()
    }
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %1, %c0_1 : memref<4xi32>
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    scf.for %arg0 = %c0_3 to %dim_2 step %c1_4 {
      %4 = memref.load %1[%arg0] : memref<4xi32>
      func.call @note(%4) : (i32) -> ()
    }
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}