// Style: NumPy-like compiler with bounds checks turned off, takes elements by an index vector and inverts the permutation.
func.func @take(%x: memref<?xf32>, %perm: memref<?xindex>) -> (memref<?xf32>, memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %perm, %c0 : memref<?xindex>
  %out = memref.alloc(%n) : memref<?xf32>
  %inv = memref.alloc(%n) : memref<?xindex>
  %idx = memref.alloc(%n) : memref<?xindex>
  memref.copy %perm, %idx : memref<?xindex> to memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %idx[%i] : memref<?xindex>
    %v = memref.load %x[%p] : memref<?xf32>
    memref.store %v, %out[%i] : memref<?xf32>
    memref.store %i, %inv[%p] : memref<?xindex>
  }
  return %out, %inv : memref<?xf32>, memref<?xindex>
}
