module {
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
  func.func private @f(%arg0: memref<1xi32, strided<[1]>>) -> i32 {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %arg0) -> (memref<1xi32, strided<[1]>>) {
      %alloc = memref.alloc() : memref<1xi32>
      memref.store %c0_i32, %alloc[%c0] : memref<1xi32>
      %2 = memref.load %arg2[%c0] : memref<1xi32, strided<[1]>>
      %3 = arith.addi %c0_i32, %2 : i32
      memref.store %3, %alloc[%c0] : memref<1xi32>
      %transpose = memref.transpose %alloc (d0) -> (d0) : memref<1xi32> to memref<1xi32, strided<[1]>>
      scf.yield %transpose : memref<1xi32, strided<[1]>>
    }
    %1 = memref.load %0[%c0] : memref<1xi32, strided<[1]>>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [1], strides: [1] : memref<1xi32> to memref<1xi32, strided<[1]>>
    %cast = memref.cast %reinterpret_cast : memref<1xi32, strided<[1]>> to memref<1xi32, strided<[1]>>
    %1 = call @f(%cast) : (memref<1xi32, strided<[1]>>) -> i32
    call @note(%1) : (i32) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %cast, %c0 : memref<1xi32, strided<[1]>>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %4 = memref.load %cast[%arg0] : memref<1xi32, strided<[1]>>
      func.call @note(%4) : (i32) -> ()
    }
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}