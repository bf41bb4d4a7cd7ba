module {
  func.func @f(%arg0: memref<1xi32, strided<[1]>>) -> i32 {
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
}
