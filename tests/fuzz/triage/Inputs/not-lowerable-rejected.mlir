func.func @f(%x: i32) -> i32 {
  cf.br ^a
^a:
  cf.br ^b(%x : i32)
^b(%v: i32):
  %c = arith.cmpi eq, %v, %x : i32
  cf.cond_br %c, ^b(%v : i32), ^c
^c:
  return %v : i32
}
