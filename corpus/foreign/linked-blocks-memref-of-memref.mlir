// Style: runtime author, a ragged array as a buffer of buffers: rows of different length are made, summed and forgotten.
func.func @ragged_sum(%lens: memref<4xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k7 = arith.constant 7 : i8
  %z = arith.constant 0 : i64
  %rows = memref.alloc() : memref<4xmemref<?xi64>>
  scf.for %i = %c0 to %c4 step %c1 {
    %l8 = memref.load %lens[%i] : memref<4xi8>
    %lm = arith.andi %l8, %k7 : i8
    %l = arith.index_castui %lm : i8 to index
    %row = memref.alloc(%l) : memref<?xi64>
    %v = arith.index_cast %i : index to i64
    linalg.fill ins(%v : i64) outs(%row : memref<?xi64>)
    memref.store %row, %rows[%i] : memref<4xmemref<?xi64>>
  }
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z) -> (i64) {
    %row = memref.load %rows[%i] : memref<4xmemref<?xi64>>
    %n = memref.dim %row, %c0 : memref<?xi64>
    %t = scf.for %j = %c0 to %n step %c1 iter_args(%a = %s) -> (i64) {
      %v = memref.load %row[%j] : memref<?xi64>
      %b = arith.addi %a, %v : i64
      scf.yield %b : i64
    }
    scf.yield %t : i64
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %row = memref.load %rows[%i] : memref<4xmemref<?xi64>>
    memref.dealloc %row : memref<?xi64>
  }
  return %sum : i64
}
