// Precondition: indices count from 1, as Fortran's do.
// Words: memref.store: no out-of-bounds
func.func @scatter(%idx: memref<?xi64>, %out: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %v = arith.constant 2.5 : f64
  %n = memref.dim %idx, %c0 : memref<?xi64>
  %m = memref.dim %out, %c0 : memref<?xf64>
  %some = arith.cmpi ugt, %n, %c1 : index
  cf.assert %some, "two indices"
  %copy = memref.alloc(%m) : memref<?xf64>
  memref.copy %out, %copy : memref<?xf64> to memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %f = memref.load %idx[%i] : memref<?xi64>
    %z = arith.subi %f, %one : i64
    %j = arith.index_cast %z : i64 to index
    memref.store %v, %copy[%j] : memref<?xf64>
  }
  return %copy : memref<?xf64>
}
