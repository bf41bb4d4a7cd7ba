// A10: an edge does not free what it does not pass on.
func.func @same_block_twice(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  %alloc_0 = memref.alloc() : memref<2xi32>
  memref.store %arg2, %alloc_0[%c0] : memref<2xi32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%true)
  cf.br ^bb3(%alloc : memref<2xi32>)
^bb2:
  cf.br ^bb3(%alloc_0 : memref<2xi32>)
^bb3(%0: memref<2xi32>):
  %1 = memref.load %0[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%true)
  return %1 : i32
}
