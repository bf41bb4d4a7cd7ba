// mistake: the delay line of the host is returned instead of the new block
// expected: observation
module {
  func.func @process_block(%arg0: memref<?xf32>, %arg1: memref<8xf32>, %arg2: memref<1xindex>, %arg3: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %0 = memref.load %arg2[%c0] : memref<1xindex>
    %1 = arith.remui %0, %c8 : index
    %2 = scf.for %arg4 = %c0 to %dim step %c1 iter_args(%arg5 = %1) -> (index) {
      %3 = memref.load %arg0[%arg4] : memref<?xf32>
      %4 = memref.load %arg1[%arg5] : memref<8xf32>
      %5 = arith.mulf %4, %arg3 : f32
      %6 = arith.addf %3, %5 : f32
      memref.store %6, %arg1[%arg5] : memref<8xf32>
      memref.store %6, %alloc[%arg4] : memref<?xf32>
      %7 = arith.addi %arg5, %c1 : index
      %8 = arith.cmpi eq, %7, %c8 : index
      %9 = arith.select %8, %c0, %7 : index
      scf.yield %9 : index
    }
    memref.store %2, %arg2[%c0] : memref<1xindex>
    memref.dealloc %alloc : memref<?xf32>
    %ring_cast = memref.cast %arg1 : memref<8xf32> to memref<?xf32>
    return %ring_cast : memref<?xf32>
  }
}
