// Exercises: a global's buffer and a heap buffer meet in a block argument that is passed on twice.
memref.global "private" constant @k : memref<1xi32> = dense<42>
func.func @use(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @k : memref<1xi32>
  %h = memref.alloc() : memref<1xi32>
  memref.store %x, %h[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1(%g : memref<1xi32>), ^bb1(%h : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  cf.br ^bb2(%p, %p : memref<1xi32>, memref<1xi32>)
^bb2(%q: memref<1xi32>, %r: memref<1xi32>):
  %v = memref.load %q[%c0] : memref<1xi32>
  %w = memref.load %r[%c0] : memref<1xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @use(%t, %k5) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @use(%f, %k5) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
