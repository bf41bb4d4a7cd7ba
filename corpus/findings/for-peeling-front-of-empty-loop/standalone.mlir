module {
  memref.global "private" @arg : memref<1xi32> = dense<6>
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
  func.func private @f(%arg0: memref<i32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %0 = arith.minui %arg1, %c0 : index
    scf.for %arg2 = %c0 to %0 step %c1 {
      memref.store %c0_i32, %arg0[] : memref<i32>
    }
    return
  }
  func.func @main() -> i32 {
    %0 = memref.get_global @arg : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1xi32> to memref<i32, strided<[]>>
    %cast = memref.cast %reinterpret_cast : memref<i32, strided<[]>> to memref<i32>
    %c0 = arith.constant 0 : index
    call @f(%cast, %c0) : (memref<i32>, index) -> ()
    %1 = memref.load %cast[] : memref<i32>
    call @note(%1) : (i32) -> ()
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}