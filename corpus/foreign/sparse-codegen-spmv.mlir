// Style: Sparse codegen: SpMV over CSR with positions and coordinates of i32, as sparsification emits it.
func.func @spmv(%pos: memref<?xi32>, %crd: memref<?xi32>, %val: memref<?xf64>, %x: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %np = memref.dim %pos, %c0 : memref<?xi32>
  %atleast = arith.maxui %np, %c1 : index
  %rows = arith.subi %atleast, %c1 : index
  %y = memref.alloc(%rows) : memref<?xf64>
  linalg.fill ins(%zero : f64) outs(%y : memref<?xf64>)
  scf.for %i = %c0 to %rows step %c1 {
    %lo32 = memref.load %pos[%i] : memref<?xi32>
    %lo64 = arith.extui %lo32 : i32 to i64
    %lo = arith.index_cast %lo64 : i64 to index
    %i1 = arith.addi %i, %c1 : index
    %hi32 = memref.load %pos[%i1] : memref<?xi32>
    %hi64 = arith.extui %hi32 : i32 to i64
    %hi = arith.index_cast %hi64 : i64 to index
    %y0 = memref.load %y[%i] : memref<?xf64>
    %acc = scf.for %p = %lo to %hi step %c1 iter_args(%s = %y0) -> (f64) {
      %j32 = memref.load %crd[%p] : memref<?xi32>
      %j64 = arith.extui %j32 : i32 to i64
      %j = arith.index_cast %j64 : i64 to index
      %a = memref.load %val[%p] : memref<?xf64>
      %b = memref.load %x[%j] : memref<?xf64>
      %m = arith.mulf %a, %b : f64
      %t = arith.addf %s, %m : f64
      scf.yield %t : f64
    } {"Emitted from" = "linalg.generic"}
    memref.store %acc, %y[%i] : memref<?xf64>
  } {"Emitted from" = "linalg.generic"}
  return %y : memref<?xf64>
}
