// H10: the default edge frees one of two.
func.func @one_target(%arg0: i32, %arg1: memref<2xi32>, %arg2: i32, %arg3: i32) -> i32 {
  %false = arith.constant false
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c3_i32 = arith.constant 3 : i32
  %0 = arith.andi %arg0, %c3_i32 : i32
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg2, %alloc[%c0] : memref<2xi32>
  %alloc_0 = memref.alloc() : memref<2xi32>
  memref.store %arg3, %alloc_0[%c0] : memref<2xi32>
  cf.switch %0 : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb3
  ]
^bb1:
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  cf.br ^bb4(%arg1, %false : memref<2xi32>, i1)
^bb2:
  bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%true)
  cf.br ^bb4(%alloc, %true : memref<2xi32>, i1)
^bb3:
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  cf.br ^bb4(%alloc_0, %true : memref<2xi32>, i1)
^bb4(%1: memref<2xi32>, %2: i1):
  %3 = memref.load %1[%c0] : memref<2xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base_buffer : memref<i32>) if (%2)
  return %3 : i32
}
