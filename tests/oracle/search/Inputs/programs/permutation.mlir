// Precondition: the buffer holds a permutation.
// Words: cf.assert: each once
func.func @invert(%p: memref<8xindex>) -> memref<8xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %free = arith.constant 99 : index
  %inv = memref.alloc() : memref<8xindex>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %free, %inv[%i] : memref<8xindex>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %j = memref.load %p[%i] : memref<8xindex>
    %in = arith.cmpi ult, %j, %c8 : index
    cf.assert %in, "in range"
    %old = memref.load %inv[%j] : memref<8xindex>
    %once = arith.cmpi eq, %old, %free : index
    cf.assert %once, "each once"
    memref.store %i, %inv[%j] : memref<8xindex>
  }
  return %inv : memref<8xindex>
}
