// A6: the side that does not need the buffer does not free it.
func.func @needed_on_one_side(%arg0: i1, %arg1: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %0 = memref.load %alloc[%c0] : memref<2xi32>
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  cf.br ^bb3(%0 : i32)
^bb2:
  %c5_i32 = arith.constant 5 : i32
  cf.br ^bb3(%c5_i32 : i32)
^bb3(%1: i32):
  return %1 : i32
}
