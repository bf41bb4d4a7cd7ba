// Precondition: the capacity of the ring is a power of two, and at least 8.
// Words: cf.assert: a power of two
func.func @ring(%capacity: i64, %pushes: index) -> memref<?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %eight = arith.constant 8 : i64
  %less = arith.subi %capacity, %one : i64
  %bits = arith.andi %capacity, %less : i64
  %pow = arith.cmpi eq, %bits, %zero : i64
  cf.assert %pow, "a power of two"
  %enough = arith.cmpi sge, %capacity, %eight : i64
  cf.assert %enough, "at least 8"
  %cap = arith.index_cast %capacity : i64 to index
  %mask = arith.index_cast %less : i64 to index
  %buf = memref.alloc(%cap) : memref<?xindex>
  scf.for %i = %c0 to %cap step %c1 {
    memref.store %c0, %buf[%i] : memref<?xindex>
  }
  scf.for %i = %c0 to %pushes step %c1 {
    %slot = arith.andi %i, %mask : index
    memref.store %i, %buf[%slot] : memref<?xindex>
  }
  return %buf : memref<?xindex>
}
