// Style: Julia-like front end with column-major arrays, a permuted dims view is materialised only where a caller asks for dense.
func.func @permute(%x: memref<?x?xf64>, %dense: i1) -> memref<?x?xf64, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x?xf64>
  %m = memref.dim %x, %c1 : memref<?x?xf64>
  %own = memref.alloc(%n, %m) : memref<?x?xf64>
  memref.copy %x, %own : memref<?x?xf64> to memref<?x?xf64>
  %t = memref.transpose %own (i, j) -> (j, i) : memref<?x?xf64> to memref<?x?xf64, strided<[1, ?]>>
  %r = scf.if %dense -> (memref<?x?xf64, strided<[?, ?], offset: ?>>) {
    %d = memref.alloc(%m, %n) : memref<?x?xf64>
    memref.copy %t, %d : memref<?x?xf64, strided<[1, ?]>> to memref<?x?xf64>
    %c = memref.cast %d : memref<?x?xf64> to memref<?x?xf64, strided<[?, ?], offset: ?>>
    scf.yield %c : memref<?x?xf64, strided<[?, ?], offset: ?>>
  } else {
    %c = memref.cast %t : memref<?x?xf64, strided<[1, ?]>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
    scf.yield %c : memref<?x?xf64, strided<[?, ?], offset: ?>>
  }
  return %r : memref<?x?xf64, strided<[?, ?], offset: ?>>
}
