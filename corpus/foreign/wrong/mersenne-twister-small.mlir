// mistake: `memref.dealloc %alloc_0` is missing
// expected: leak
module {
  memref.global "private" @state : memref<8xi32> = uninitialized
  memref.global "private" @pos : memref<i32> = dense<8>
  func.func @seed(%arg0: i32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c1812433253_i32 = arith.constant 1812433253 : i32
    %0 = memref.get_global @state : memref<8xi32>
    %1 = memref.get_global @pos : memref<i32>
    %2 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      memref.store %arg2, %0[%arg1] : memref<8xi32>
      %3 = arith.muli %arg2, %c1812433253_i32 : i32
      %4 = arith.index_cast %arg1 : index to i32
      %5 = arith.addi %3, %4 : i32
      scf.yield %5 : i32
    }
    %c8_i32 = arith.constant 8 : i32
    memref.store %c8_i32, %1[] : memref<i32>
    return
  }
  func.func @draw(%arg0: i32, %arg1: index) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c64 = arith.constant 64 : index
    %0 = arith.minui %arg1, %c64 : index
    call @seed(%arg0) : (i32) -> ()
    %1 = memref.get_global @state : memref<8xi32>
    %2 = memref.get_global @pos : memref<i32>
    %alloc = memref.alloc(%0) : memref<?xi32>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %3 = memref.load %2[] : memref<i32>
      %4 = arith.cmpi eq, %3, %c8_i32 : i32
      scf.if %4 {
        %alloc_0 = memref.alloc() : memref<8xi32>
        scf.for %arg3 = %c0 to %c8 step %c1 {
          %9 = arith.addi %arg3, %c3 : index
          %10 = arith.remui %9, %c8 : index
          %11 = memref.load %1[%arg3] : memref<8xi32>
          %12 = memref.load %1[%10] : memref<8xi32>
          %13 = arith.shrui %11, %c1_i32 : i32
          %14 = arith.xori %13, %12 : i32
          memref.store %14, %alloc_0[%arg3] : memref<8xi32>
        }
        memref.copy %alloc_0, %1 : memref<8xi32> to memref<8xi32>
        memref.store %c0_i32, %2[] : memref<i32>
      }
      %5 = memref.load %2[] : memref<i32>
      %6 = arith.index_cast %5 : i32 to index
      %7 = memref.load %1[%6] : memref<8xi32>
      memref.store %7, %alloc[%arg2] : memref<?xi32>
      %8 = arith.addi %5, %c1_i32 : i32
      memref.store %8, %2[] : memref<i32>
    }
    return %alloc : memref<?xi32>
  }
}
