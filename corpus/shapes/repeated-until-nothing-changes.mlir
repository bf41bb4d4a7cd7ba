// Canonicalization moves constants of nested blocks and back again, so that it changes something each time and the program
// is what it was. A pipeline that repeats it until nothing changes has to come to an end.
func.func @order(%c: i1, %d: i1, %x: i32) {
  cf.cond_br %c, ^def, ^other
^use:
  vector.print %y : i32
  cf.br ^other
^def:
  %y = arith.addi %x, %x : i32
  vector.print %y : i32
  cf.cond_br %d, ^use, ^other
^other:
  return
}
