// Style: numerical library author, Cholesky factor in a fresh buffer, with a flag for a matrix that is not positive definite.
func.func @cholesky(%A: memref<?x?xf64>) -> (memref<?x?xf64>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %A, %c0 : memref<?x?xf64>
  %m = memref.dim %A, %c1 : memref<?x?xf64>
  %square = arith.cmpi eq, %n, %m : index
  cf.assert %square, "matrix is not square"
  %L = memref.alloc(%n, %n) : memref<?x?xf64>
  linalg.fill ins(%zero : f64) outs(%L : memref<?x?xf64>)
  %ok = scf.for %j = %c0 to %n step %c1 iter_args(%good = %true) -> (i1) {
    %next = scf.if %good -> (i1) {
      %ajj = memref.load %A[%j, %j] : memref<?x?xf64>
      %d = scf.for %k = %c0 to %j step %c1 iter_args(%s = %ajj) -> (f64) {
        %l = memref.load %L[%j, %k] : memref<?x?xf64>
        %ll = arith.mulf %l, %l : f64
        %s2 = arith.subf %s, %ll : f64
        scf.yield %s2 : f64
      }
      %pos = arith.cmpf ogt, %d, %zero : f64
      scf.if %pos {
        %root = math.sqrt %d : f64
        memref.store %root, %L[%j, %j] : memref<?x?xf64>
        %j1 = arith.addi %j, %c1 : index
        scf.for %i = %j1 to %n step %c1 {
          %aij = memref.load %A[%i, %j] : memref<?x?xf64>
          %e = scf.for %k = %c0 to %j step %c1 iter_args(%s = %aij) -> (f64) {
            %x = memref.load %L[%i, %k] : memref<?x?xf64>
            %y = memref.load %L[%j, %k] : memref<?x?xf64>
            %p = arith.mulf %x, %y : f64
            %s2 = arith.subf %s, %p : f64
            scf.yield %s2 : f64
          }
          %v = arith.divf %e, %root : f64
          memref.store %v, %L[%i, %j] : memref<?x?xf64>
        }
      }
      scf.yield %pos : i1
    } else {
      scf.yield %false : i1
    }
    scf.yield %next : i1
  }
  %out = scf.if %ok -> (memref<?x?xf64>) {
    scf.yield %L : memref<?x?xf64>
  } else {
    %nan = arith.constant 0x7FF8000000000000 : f64
    %bad = memref.alloc(%c1, %c1) : memref<?x?xf64>
    memref.store %nan, %bad[%c0, %c0] : memref<?x?xf64>
    scf.yield %bad : memref<?x?xf64>
  }
  return %out, %ok : memref<?x?xf64>, i1
}
