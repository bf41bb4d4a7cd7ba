// Style: TACO-like C output through Polygeist, CSR times a dense matrix; positions and columns are trusted.
func.func @spmm(%pos: memref<?xi32>, %crd: memref<?xi32>, %val: memref<?xf64>, %B: memref<?x4xf64>) -> memref<?x4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %p = memref.dim %pos, %c0 : memref<?xi32>
  %rows = arith.subi %p, %c1 : index
  %C = memref.alloc(%rows) : memref<?x4xf64>
  linalg.fill ins(%zero : f64) outs(%C : memref<?x4xf64>)
  %acc = memref.alloc() : memref<4xf64>
  scf.for %i = %c0 to %rows step %c1 {
    linalg.fill ins(%zero : f64) outs(%acc : memref<4xf64>)
    %i1 = arith.addi %i, %c1 : index
    %lo32 = memref.load %pos[%i] : memref<?xi32>
    %hi32 = memref.load %pos[%i1] : memref<?xi32>
    %lo = arith.index_cast %lo32 : i32 to index
    %hi = arith.index_cast %hi32 : i32 to index
    scf.for %k = %lo to %hi step %c1 {
      %j32 = memref.load %crd[%k] : memref<?xi32>
      %j = arith.index_cast %j32 : i32 to index
      %v = memref.load %val[%k] : memref<?xf64>
      affine.for %c = 0 to 4 {
        %b = memref.load %B[%j, %c] : memref<?x4xf64>
        %a = affine.load %acc[%c] : memref<4xf64>
        %vb = arith.mulf %v, %b : f64
        %s = arith.addf %a, %vb : f64
        affine.store %s, %acc[%c] : memref<4xf64>
      }
    }
    %row = memref.subview %C[%i, 0] [1, 4] [1, 1] : memref<?x4xf64> to memref<4xf64, strided<[1], offset: ?>>
    memref.copy %acc, %row : memref<4xf64> to memref<4xf64, strided<[1], offset: ?>>
  }
  return %C : memref<?x4xf64>
}
