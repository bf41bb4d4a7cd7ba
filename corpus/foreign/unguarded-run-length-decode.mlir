// Style: columnar-format reader, run-length decoding: lengths and values from memory, the result is sized by their sum.
func.func @rle_decode(%lens: memref<?xi32>, %vals: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %lens, %c0 : memref<?xi32>
  %off = memref.alloc(%n) : memref<?xindex>
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    memref.store %s, %off[%i] : memref<?xindex>
    %l32 = memref.load %lens[%i] : memref<?xi32>
    %l = arith.index_cast %l32 : i32 to index
    %t = arith.addi %s, %l : index
    scf.yield %t : index
  }
  %out = memref.alloc(%total) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %vals[%i] : memref<?xi64>
    %o = memref.load %off[%i] : memref<?xindex>
    %l32 = memref.load %lens[%i] : memref<?xi32>
    %l = arith.index_cast %l32 : i32 to index
    %dst = memref.subview %out[%o] [%l] [1] : memref<?xi64> to memref<?xi64, strided<[1], offset: ?>>
    linalg.fill ins(%v : i64) outs(%dst : memref<?xi64, strided<[1], offset: ?>>)
  }
  return %out : memref<?xi64>
}
