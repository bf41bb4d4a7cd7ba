// Exercises: two reallocs per iteration of two carried buffers that are swapped at the yield.
func.func @swap(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%y : i32) outs(%b : memref<?xi32>)
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xi32>, memref<?xi32>) {
    %sz = arith.addi %i, %c1 : index
    %s = memref.realloc %p(%sz) : memref<?xi32> to memref<?xi32>
    %t = memref.realloc %q(%c2) : memref<?xi32> to memref<?xi32>
    scf.yield %t, %s : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %r#0[%c0] : memref<?xi32>
  %w = memref.load %r#1[%c0] : memref<?xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %0:2 = func.call @swap(%c3, %k5, %k6) : (index, i32, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  return
}
