// Exercises: one block as both successors, receiving two owned buffers in opposite order; both are forwarded on both edges.
func.func @same(%c: i1, %x: i32, %y: i32) -> (i32, memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1(%a, %b : memref<1xi32>, memref<1xi32>), ^bb1(%b, %a : memref<1xi32>, memref<1xi32>)
^bb1(%p: memref<1xi32>, %q: memref<1xi32>):
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v, %q : i32, memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %f = arith.constant false
  %0:2 = func.call @same(%f, %k1, %k2) : (i1, i32, i32) -> (i32, memref<1xi32>)
  vector.print %0#0 : i32
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0#1[%i] : memref<1xi32>
    vector.print %e : i32
  }
  return
}
