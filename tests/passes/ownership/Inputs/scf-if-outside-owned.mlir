// A47: a branch yields what is from outside with true.
func.func @result(%arg0: i1, %arg1: memref<2xi32>, %arg2: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %0:3 = scf.if %arg0 -> (memref<2xi32>, i32, i1) {
    %alloc = memref.alloc() : memref<2xi32>
    memref.store %arg2, %alloc[%c0] : memref<2xi32>
    scf.yield %alloc, %arg2, %true : memref<2xi32>, i32, i1
  } else {
    scf.yield %arg1, %arg2, %true : memref<2xi32>, i32, i1
  }
  %1 = memref.load %0#0[%c0] : memref<2xi32>
  %2 = arith.addi %1, %0#1 : i32
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%0#2)
  return %2 : i32
}
