// H2: the path that frees is not told from the other.
func.func @freed_on_one_path(%arg0: i1, %arg1: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg1, %alloc[%c0] : memref<2xi32>
  %0 = memref.load %alloc[%c0] : memref<2xi32>
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  memref.dealloc %alloc : memref<2xi32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
  return %0 : i32
}
