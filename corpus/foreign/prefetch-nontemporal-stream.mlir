// Style: hand-tuned streaming kernel, prefetch ahead, non-temporal stores, a staging buffer per block.
func.func @stream(%src: memref<?xf32>, %k: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %src, %c0 : memref<?xf32>
  %dst = memref.alloc(%n) : memref<?xf32>
  scf.for %b = %c0 to %n step %c16 {
    %e0 = arith.addi %b, %c16 : index
    %e = arith.minsi %e0, %n : index
    %len = arith.subi %e, %b : index
    %stage = memref.alloc(%len) {alignment = 64 : i64} : memref<?xf32>
    scf.for %i = %c0 to %len step %c1 {
      %s = arith.addi %b, %i : index
      memref.prefetch %src[%s], read, locality<1>, data : memref<?xf32>
      %v = memref.load %src[%s] {nontemporal = true} : memref<?xf32>
      %w = arith.mulf %v, %k : f32
      memref.store %w, %stage[%i] : memref<?xf32>
    }
    scf.for %i = %c0 to %len step %c1 {
      %d = arith.addi %b, %i : index
      %v = memref.load %stage[%i] : memref<?xf32>
      memref.store %v, %dst[%d] {nontemporal = true} : memref<?xf32>
    }
  }
  return %dst : memref<?xf32>
}
