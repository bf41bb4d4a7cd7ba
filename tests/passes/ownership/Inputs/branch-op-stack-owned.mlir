// A24: a stack buffer is forwarded as if it were owned.
func.func @stack_forwarded(%arg0: i1, %arg1: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %alloca = memref.alloca() : memref<2xi32>
  memref.store %arg1, %alloca[%c0] : memref<2xi32>
  cf.cond_br %arg0, ^bb1, ^bb2(%alloca, %true : memref<2xi32>, i1)
^bb1:
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  cf.br ^bb2(%alloc, %true : memref<2xi32>, i1)
^bb2(%0: memref<2xi32>, %1: i1):
  %2 = memref.load %0[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%1)
  return %2 : i32
}
