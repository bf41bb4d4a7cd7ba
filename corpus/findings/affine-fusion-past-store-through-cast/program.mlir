module {
  func.func @f(%arg0: i32, %arg1: memref<10xi32>) -> i32 {
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
}
