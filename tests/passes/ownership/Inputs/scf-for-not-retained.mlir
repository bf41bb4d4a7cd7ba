// A51: what goes on to the next iteration is not retained.
func.func @replaced_sometimes(%arg0: i1, %arg1: memref<2xi32>) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c1_i32 = arith.constant 1 : i32
  %0:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<2xi32>, i1) {
    %2 = arith.index_cast %arg2 : index to i32
    %3 = arith.trunci %2 : i32 to i1
    %4 = arith.xori %3, %arg0 : i1
    %5:2 = scf.if %4 -> (memref<2xi32>, i1) {
      %8 = memref.load %arg3[%c0] : memref<2xi32>
      %9 = arith.addi %8, %c1_i32 : i32
      %alloc = memref.alloc() : memref<2xi32>
      memref.store %9, %alloc[%c0] : memref<2xi32>
      scf.yield %alloc, %true : memref<2xi32>, i1
    } else {
      scf.yield %arg3, %false : memref<2xi32>, i1
    }
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %arg3
        : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer_0 : memref<i32>) if (%arg4)
    %7 = arith.ori %5#1, %arg4 : i1
    scf.yield %5#0, %7 : memref<2xi32>, i1
  }
  %1 = memref.load %0#0[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%0#1)
  return %1 : i32
}
