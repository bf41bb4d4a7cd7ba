// Exercises: i8 buffers with wrapping arithmetic, one carried through scf.while.
func.func @bytes(%x: i8) -> memref<2xi8> {
  %c0 = arith.constant 0 : index
  %k = arith.constant 100 : i8
  %z = arith.constant 0 : i8
  %a = memref.alloc() : memref<2xi8>
  linalg.fill ins(%x : i8) outs(%a : memref<2xi8>)
  %r = scf.while (%p = %a) : (memref<2xi8>) -> (memref<2xi8>) {
    %v = memref.load %p[%c0] : memref<2xi8>
    %c = arith.cmpi sge, %v, %z : i8
    scf.condition(%c) %p : memref<2xi8>
  } do {
  ^bb0(%q: memref<2xi8>):
    %f = memref.alloc() : memref<2xi8>
    %v = memref.load %q[%c0] : memref<2xi8>
    %w = arith.addi %v, %k : i8
    linalg.fill ins(%w : i8) outs(%f : memref<2xi8>)
    scf.yield %f : memref<2xi8>
  }
  return %r : memref<2xi8>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 27 : i8
  %0 = func.call @bytes(%x) : (i8) -> memref<2xi8>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi8>
    vector.print %e : i8
  }
  return
}
