module {
  memref.global "private" @arg : memref<7xi32> = dense<[0, 0, 1, 7, 0, 3, 2]>
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
  func.func private @f(%arg0: memref<?xi32>, %arg1: i32, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    scf.parallel (%arg3) = (%c0) to (%arg2) step (%c3) {
      memref.store %arg1, %arg0[%arg3] : memref<?xi32>
      scf.reduce 
    }
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<7xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [7], strides: [1] : memref<7xi32> to memref<7xi32, strided<[1]>>
    %cast = memref.cast %reinterpret_cast : memref<7xi32, strided<[1]>> to memref<?xi32>
    %c0_i32 = arith.constant 0 : i32
    %c7 = arith.constant 7 : index
    call @f(%cast, %c0_i32, %c7) : (memref<?xi32>, i32, index) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast, %c0 : memref<?xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %3 = memref.load %cast[%arg0] : memref<?xi32>
      func.call @note(%3) : (i32) -> ()
    }
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}