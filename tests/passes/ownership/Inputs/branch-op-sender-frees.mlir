// A3: the sender frees what it forwards.
func.func @fresh_forwarded(%arg0: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg0, %alloc[%c0] : memref<2xi32>
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  cf.br ^bb1(%alloc : memref<2xi32>)
^bb1(%0: memref<2xi32>):
  %1 = memref.load %0[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  return %1 : i32
}
