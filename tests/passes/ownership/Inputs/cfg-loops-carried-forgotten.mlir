// A16: the buffer of the iteration before is not freed.
func.func @for_like(%arg0: memref<2xi32>) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c3_i32 = arith.constant 3 : i32
  cf.br ^bb1(%c0_i32, %arg0, %false : i32, memref<2xi32>, i1)
^bb1(%0: i32, %1: memref<2xi32>, %2: i1):
  %3 = arith.cmpi slt, %0, %c3_i32 : i32
  cf.cond_br %3, ^bb2, ^bb3
^bb2:
  %4 = memref.load %1[%c0] : memref<2xi32>
  %5 = arith.addi %4, %0 : i32
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %5, %alloc[%c0] : memref<2xi32>
  %6 = arith.addi %0, %c1_i32 : i32
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1
      : memref<2xi32> -> memref<i32>, index, index, index
  cf.br ^bb1(%6, %alloc, %true : i32, memref<2xi32>, i1)
^bb3:
  %7 = memref.load %1[%c0] : memref<2xi32>
  %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %1
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer_0 : memref<i32>) if (%2)
  return %7 : i32
}
