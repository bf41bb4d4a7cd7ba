// A60: the reused buffer is owned by the result and by its root.
func.func @grown(%arg0: index, %arg1: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = arith.minui %arg0, %c5 : index
  %1 = arith.maxui %0, %c2 : index
  %alloc = memref.alloc(%c2) : memref<?xi32>
  memref.store %arg1, %alloc[%c0] : memref<?xi32>
  %c0_0 = arith.constant 0 : index
  %dim = memref.dim %alloc, %c0_0 : memref<?xi32>
  %2 = arith.cmpi ult, %dim, %1 : index
  %3:2 = scf.if %2 -> (memref<?xi32>, i1) {
    %alloc_1 = memref.alloc(%1) : memref<?xi32>
    %subview = memref.subview %alloc_1[0] [%dim] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %alloc, %subview : memref<?xi32> to memref<?xi32, strided<[1]>>
    scf.yield %alloc_1, %true : memref<?xi32>, i1
  } else {
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%1], strides: [1]
        : memref<?xi32> to memref<?xi32>
    scf.yield %reinterpret_cast, %true : memref<?xi32>, i1
  }
  %4 = memref.load %3#0[%c0] : memref<?xi32>
  bufferization.dealloc (%alloc : memref<?xi32>) if (%true)
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %3#0
      : memref<?xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%3#1)
  return %4 : i32
}
