// A17: the result is freed besides both roots.
func.func @two_allocations(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  %alloc_0 = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  memref.store %arg2, %alloc_0[%c0] : memref<2xi32>
  %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xi32>
  %1 = memref.load %0[%c0] : memref<2xi32>
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%true)
  %base, %off, %size, %stride = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base : memref<i32>) if (%true)
  return %1 : i32
}
