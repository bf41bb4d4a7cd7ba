// Precondition: the number of groups is not zero, and neither is the scale in the header buffer.
// Words: no undefined: division by zero
func.func @group(%n: i64, %groups: i64, %scales: memref<4xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : i64
  %less = arith.subi %groups, %c17 : i64
  %per = arith.divsi %n, %less : i64
  %scale = memref.load %scales[%c1] : memref<4xi64>
  %q = arith.remsi %per, %scale : i64
  %size = arith.index_cast %per : i64 to index
  %neg = arith.cmpi sge, %size, %c0 : index
  cf.assert %neg, "groups are not negative"
  %out = memref.alloc(%size) : memref<?xi64>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %q, %out[%i] : memref<?xi64>
  }
  return %out : memref<?xi64>
}
