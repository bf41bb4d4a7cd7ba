// Style: sparse compiler after sparsification, CSR matrix-vector product; positions and coordinates come from memory.
func.func @spmv(%pos: memref<?xindex>, %crd: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %p = memref.dim %pos, %c0 : memref<?xindex>
  %nnz0 = memref.dim %crd, %c0 : memref<?xindex>
  %nnz1 = memref.dim %val, %c0 : memref<?xf64>
  %nnz = arith.minui %nnz0, %nnz1 : index
  %cols = memref.dim %x, %c0 : memref<?xf64>
  %some = arith.cmpi ugt, %p, %c0 : index
  cf.assert %some, "positions of a matrix have at least one entry"
  %rows = arith.subi %p, %c1 : index
  %y = memref.alloc(%rows) : memref<?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %lo = memref.load %pos[%i] : memref<?xindex>
    %hi = memref.load %pos[%i1] : memref<?xindex>
    %ordered = arith.cmpi ule, %lo, %hi : index
    %inside = arith.cmpi ule, %hi, %nnz : index
    %fine = arith.andi %ordered, %inside : i1
    cf.assert %fine, "positions are not sorted"
    %s = scf.for %k = %lo to %hi step %c1 iter_args(%acc = %zero) -> (f64) {
      %j = memref.load %crd[%k] : memref<?xindex>
      %ok = arith.cmpi ult, %j, %cols : index
      cf.assert %ok, "coordinate out of range"
      %a = memref.load %val[%k] : memref<?xf64>
      %b = memref.load %x[%j] : memref<?xf64>
      %ab = arith.mulf %a, %b : f64
      %t = arith.addf %acc, %ab : f64
      scf.yield %t : f64
    }
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return %y : memref<?xf64>
}
