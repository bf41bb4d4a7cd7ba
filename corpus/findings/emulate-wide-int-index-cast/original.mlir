func.func @main(%a0: i16, %a1: i16, %b0: i16, %b1: i16) -> (index) {
  %c16 = arith.constant 16 : i32
  %al = arith.extui %a0 : i16 to i32
  %ah0 = arith.extui %a1 : i16 to i32
  %ah = arith.shli %ah0, %c16 : i32
  %a = arith.ori %al, %ah : i32
  %bl = arith.extui %b0 : i16 to i32
  %bh0 = arith.extui %b1 : i16 to i32
  %bh = arith.shli %bh0, %c16 : i32
  %b = arith.ori %bl, %bh : i32
  %f = arith.index_cast %a : i32 to index
  %g = arith.index_castui %b : i32 to index
  %z = arith.addi %f, %g : index
  return %z : index
}
