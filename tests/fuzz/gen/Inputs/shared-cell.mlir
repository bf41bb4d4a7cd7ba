// Each iteration writes the same cell: the order of iterations shows.
func.func @shared(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %n = arith.index_cast %i : index to i32
    memref.store %n, %m[%c0] : memref<4xi32>
    scf.reduce
  }
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}
