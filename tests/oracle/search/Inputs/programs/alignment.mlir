// Precondition: a multiple of 16 bytes, at least 48.
// Words: cf.assert: three blocks
func.func @blocks(%bytes: index) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %v = arith.constant 7 : i8
  %r = arith.remui %bytes, %c16 : index
  %aligned = arith.cmpi eq, %r, %c0 : index
  cf.assert %aligned, "a multiple of 16"
  %enough = arith.cmpi uge, %bytes, %c48 : index
  cf.assert %enough, "three blocks"
  %limit = arith.cmpi ult, %bytes, %bytes : index
  %out = memref.alloc(%bytes) : memref<?xi8>
  scf.for %i = %c0 to %bytes step %c16 {
    memref.store %v, %out[%i] : memref<?xi8>
  }
  %c4 = arith.constant 4 : index
  %two = memref.load %out[%c16] : memref<?xi8>
  memref.store %two, %out[%c4] : memref<?xi8>
  %first = memref.subview %out[0] [1] [1] : memref<?xi8> to memref<1xi8, strided<[1]>>
  %res = memref.alloc(%c4) : memref<?xi8>
  %dst = memref.subview %res[0] [1] [1] : memref<?xi8> to memref<1xi8, strided<[1]>>
  memref.copy %first, %dst : memref<1xi8, strided<[1]>> to memref<1xi8, strided<[1]>>
  return %res : memref<?xi8>
}
