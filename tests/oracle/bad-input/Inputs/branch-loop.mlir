func.func @f(%c: i1) {
  %a = memref.alloc() : memref<i32>
  cf.br ^loop
^loop:
  cf.cond_br %c, ^loop, ^end
^end:
  return
}
