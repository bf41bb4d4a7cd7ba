// Exercises: memref.realloc of the carried buffer in each scf.for iteration (a growing vector), result returned.
func.func @grow(%n: index, %x: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<?xi32>) {
    %old = memref.dim %p, %c0 : memref<?xi32>
    %new = arith.addi %old, %c1 : index
    %q = memref.realloc %p(%new) : memref<?xi32> to memref<?xi32>
    %v = memref.load %q[%i] : memref<?xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %q[%old] : memref<?xi32>
    scf.yield %q : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %0 = func.call @grow(%c3, %k5) : (index, i32) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  return
}
