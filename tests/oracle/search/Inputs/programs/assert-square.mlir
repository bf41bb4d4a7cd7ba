// Precondition: the matrix is square, and larger than 10.
// Words: cf.assert: not square
func.func @trace(%a: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  %square = arith.cmpi eq, %m, %n : index
  cf.assert %square, "not square"
  %large = arith.cmpi sgt, %m, %c10 : index
  cf.assert %large, "too small"
  %d = memref.alloc(%m) : memref<?xf64>
  scf.for %i = %c0 to %m step %c1 {
    %v = memref.load %a[%i, %i] : memref<?x?xf64>
    memref.store %v, %d[%i] : memref<?xf64>
  }
  %sum = scf.for %i = %c0 to %m step %c1 iter_args(%s = %zero) -> f64 {
    %v = memref.load %d[%i] : memref<?xf64>
    %t = arith.addf %s, %v : f64
    scf.yield %t : f64
  }
  return %sum : f64
}
