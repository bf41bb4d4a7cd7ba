// Exercises: dynamically zero-sized buffers swapped through a loop with non-empty ones; distinct zero-sized allocations must not be mistaken for one another.
func.func @zero(%n: index, %s: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %sz = arith.minui %s, %c3 : index
  %a = memref.alloc(%c0) : memref<?xi32>
  %b = memref.alloc(%sz) : memref<?xi32>
  linalg.fill ins(%k1 : i32) outs(%b : memref<?xi32>)
  %d = memref.alloc(%c0) : memref<?xi32>
  %r:3 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b, %t = %d) -> (memref<?xi32>, memref<?xi32>, memref<?xi32>) {
    scf.yield %q, %t, %p : memref<?xi32>, memref<?xi32>, memref<?xi32>
  }
  %v = memref.dim %r#0, %c0 : memref<?xi32>
  %w = memref.dim %r#1, %c0 : memref<?xi32>
  linalg.fill ins(%k1 : i32) outs(%r#0 : memref<?xi32>)
  return %v, %w : index, index
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0:2 = func.call @zero(%c4, %c2) : (index, index) -> (index, index)
  vector.print %0#0 : index
  vector.print %0#1 : index
  return
}
