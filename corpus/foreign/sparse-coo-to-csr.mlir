// Style: sparse runtime library, COO to CSR: counts rows, prefix sum, then scatters into buffers sized by the number of entries.
func.func @coo_to_csr(%row: memref<?xi32>, %col: memref<?xi32>, %val: memref<?xf32>, %rows: index) -> (memref<?xi32>, memref<?xi32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %n0 = memref.dim %row, %c0 : memref<?xi32>
  %n1 = memref.dim %col, %c0 : memref<?xi32>
  %n2 = memref.dim %val, %c0 : memref<?xf32>
  %n3 = arith.minui %n0, %n1 : index
  %n = arith.minui %n2, %n3 : index
  %m0 = arith.minui %rows, %c32 : index
  %m = arith.maxui %m0, %c1 : index
  %mi = arith.index_cast %m : index to i32
  %m1 = arith.addi %m, %c1 : index
  %pos = memref.alloc(%m1) : memref<?xi32>
  linalg.fill ins(%z : i32) outs(%pos : memref<?xi32>)
  scf.for %k = %c0 to %n step %c1 {
    %r32 = memref.load %row[%k] : memref<?xi32>
    %rm = arith.remui %r32, %mi : i32
    %r = arith.index_castui %rm : i32 to index
    %r1 = arith.addi %r, %c1 : index
    %c = memref.load %pos[%r1] : memref<?xi32>
    %c2 = arith.addi %c, %o : i32
    memref.store %c2, %pos[%r1] : memref<?xi32>
  }
  %next = memref.alloc(%m) : memref<?xi32>
  %total = scf.for %i = %c0 to %m step %c1 iter_args(%s = %z) -> (i32) {
    %i1 = arith.addi %i, %c1 : index
    memref.store %s, %next[%i] : memref<?xi32>
    %c = memref.load %pos[%i1] : memref<?xi32>
    %t = arith.addi %s, %c : i32
    memref.store %t, %pos[%i1] : memref<?xi32>
    scf.yield %t : i32
  }
  %crd = memref.alloc(%n) : memref<?xi32>
  %out = memref.alloc(%n) : memref<?xf32>
  scf.for %k = %c0 to %n step %c1 {
    %r32 = memref.load %row[%k] : memref<?xi32>
    %rm = arith.remui %r32, %mi : i32
    %r = arith.index_castui %rm : i32 to index
    %at32 = memref.load %next[%r] : memref<?xi32>
    %at = arith.index_cast %at32 : i32 to index
    %c = memref.load %col[%k] : memref<?xi32>
    %v = memref.load %val[%k] : memref<?xf32>
    memref.store %c, %crd[%at] : memref<?xi32>
    memref.store %v, %out[%at] : memref<?xf32>
    %up = arith.addi %at32, %o : i32
    memref.store %up, %next[%r] : memref<?xi32>
  }
  return %pos, %crd, %out : memref<?xi32>, memref<?xi32>, memref<?xf32>
}
