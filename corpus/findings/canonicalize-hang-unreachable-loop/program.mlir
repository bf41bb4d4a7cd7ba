func.func @f(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  cf.cond_br %false, ^loop(%n : index), ^end
^body:
  cf.br ^loop(%j : index)
^loop(%i: index):
  %j = arith.subi %i, %c1 : index
  %more = arith.cmpi ne, %i, %c1 : index
  cf.cond_br %more, ^body, ^end
^end:
  return %c1 : index
}
