// Precondition: nobody checks, but the mask has a bit for each of 50 lanes, and the lane is one of them.
// Words: memref.load: no out-of-bounds
func.func @select(%mask: memref<?xi1>, %lane: index) -> memref<50xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %c30 = arith.constant 30 : index
  %out = memref.alloc() : memref<50xi1>
  scf.for %i = %c0 to %c50 step %c1 {
    %b = memref.load %mask[%i] : memref<?xi1>
    memref.store %b, %out[%i] : memref<50xi1>
  }
  %shifted = arith.subi %lane, %c30 : index
  %b = memref.load %out[%shifted] : memref<50xi1>
  memref.store %b, %out[%c0] : memref<50xi1>
  return %out : memref<50xi1>
}
