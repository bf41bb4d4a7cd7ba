// Precondition: the step, computed from two arguments, is positive.
// Words: the step of the loop is not positive
func.func @range(%lo: index, %hi: index, %stride: index) -> memref<64xindex> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c63 = arith.constant 63 : index
  %step = arith.subi %stride, %c5 : index
  %out = memref.alloc() : memref<64xindex>
  scf.for %i = %c0 to %c63 step %step {
    %v = arith.addi %i, %lo : index
    memref.store %v, %out[%i] : memref<64xindex>
  }
  memref.store %hi, %out[%c0] : memref<64xindex>
  return %out : memref<64xindex>
}
