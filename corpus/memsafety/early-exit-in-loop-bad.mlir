// expected: leak
// args: 3, 1
func.func @f(%n: i32, %stop: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %t = memref.alloc() : memref<4xf32>
  %hit = arith.cmpi eq, %i, %stop : i32
  cf.cond_br %hit, ^out, ^next
^out:
  return
^next:
  memref.dealloc %t : memref<4xf32>
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j : i32)
^end:
  return
}
