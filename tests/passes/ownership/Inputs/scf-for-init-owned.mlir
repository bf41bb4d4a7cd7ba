// A51: the loop starts with true beside an outside buffer.
func.func @fresh_each_iteration(%arg0: memref<2xi32>) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c1_i32 = arith.constant 1 : i32
  %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %true) -> (memref<2xi32>, i1) {
    %2 = memref.load %arg2[%c0] : memref<2xi32>
    %3 = arith.addi %2, %c1_i32 : i32
    %alloc = memref.alloc() : memref<2xi32>
    memref.store %3, %alloc[%c0] : memref<2xi32>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg2
        : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<i32>) if (%arg3)
    scf.yield %alloc, %true : memref<2xi32>, i1
  }
  %1 = memref.load %0#0[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%0#1)
  return %1 : i32
}
