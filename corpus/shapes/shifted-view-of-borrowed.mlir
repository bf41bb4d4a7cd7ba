// A view that is shifted is forwarded where its buffer's block argument dies. Nothing owns the buffer, which is the
// caller's, so that nothing has to be copied.
func.func @borrowed(%m: memref<16xi8>, %n: index) -> i8 {
  %c4 = arith.constant 4 : index
  cf.br ^bb1(%m : memref<16xi8>)
^bb1(%p: memref<16xi8>):
  %v = memref.view %p[%c4][] : memref<16xi8> to memref<8xi8>
  cf.br ^bb2(%v : memref<8xi8>)
^bb2(%q: memref<8xi8>):
  %r = memref.load %q[%c4] : memref<8xi8>
  return %r : i8
}
func.func @borrowed_or_other(%m: memref<16xi8>, %o: memref<16xi8>, %c: i1) -> i8 {
  %c4 = arith.constant 4 : index
  cf.cond_br %c, ^bb1(%m : memref<16xi8>), ^bb1(%o : memref<16xi8>)
^bb1(%p: memref<16xi8>):
  %v = memref.view %p[%c4][] : memref<16xi8> to memref<8xi8>
  cf.br ^bb2(%v : memref<8xi8>)
^bb2(%q: memref<8xi8>):
  %r = memref.load %q[%c4] : memref<8xi8>
  return %r : i8
}
