module {
  memref.global "private" @arg : memref<4xi32> = dense<[1, 3, 3, 2]>
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
  func.func private @ext(%arg0: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<4xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0_0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<4xi32>
      func.call @note(%0) : (i32) -> ()
      %c0_i32 = arith.constant 0 : i32
      memref.store %c0_i32, %arg0[%arg1] : memref<4xi32>
    }
    return
  }
  func.func private @f(%arg0: memref<4xi32>, %arg1: i32) {
    %alloc = memref.alloc() : memref<4xi32>
    affine.for %arg2 = 0 to 4 {
      affine.store %arg1, %alloc[%arg2] : memref<4xi32>
    }
    call @ext(%alloc) : (memref<4xi32>) -> ()
    affine.for %arg2 = 0 to 4 {
      %0 = affine.load %alloc[%arg2] : memref<4xi32>
      affine.store %0, %arg0[%arg2] : memref<4xi32>
    }
    memref.dealloc %alloc : memref<4xi32>
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<4xi32>
    %c3_i32 = arith.constant 3 : i32
    call @f(%0, %c3_i32) : (memref<4xi32>, i32) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<4xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %3 = memref.load %0[%arg0] : memref<4xi32>
      func.call @note(%3) : (i32) -> ()
    }
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}