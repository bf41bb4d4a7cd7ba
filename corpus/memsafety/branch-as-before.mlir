// expected: safe
func.func @f(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  cf.cond_br %c, ^freed, ^live
^freed:
  return
^live:
  memref.dealloc %m : memref<4xf32>
  return
}
