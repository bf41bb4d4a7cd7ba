// A14: both arguments own, also where they are one allocation.
func.func private @see(memref<2xi32>)
func.func @may_alias(%arg0: i1, %arg1: i32) -> i32 {
  %false = arith.constant false
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  cf.br ^bb3(%alloc, %alloc, %true : memref<2xi32>, memref<2xi32>, i1)
^bb2:
  %alloc_0 = memref.alloc() : memref<2xi32>
  %alloc_1 = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc_0[%c0] : memref<2xi32>
  memref.store %arg1, %alloc_1[%c0] : memref<2xi32>
  cf.br ^bb3(%alloc_0, %alloc_1, %true : memref<2xi32>, memref<2xi32>, i1)
^bb3(%0: memref<2xi32>, %1: memref<2xi32>, %2: i1):
  call @see(%0) : (memref<2xi32>) -> ()
  call @see(%1) : (memref<2xi32>) -> ()
  %3 = memref.load %0[%c0] : memref<2xi32>
  %4 = memref.load %1[%c0] : memref<2xi32>
  %5 = arith.addi %3, %4 : i32
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%true)
  %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer_2 : memref<i32>) if (%2)
  return %5 : i32
}
