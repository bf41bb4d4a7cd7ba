// expected: safe
func.func @f(%n: i32) {
  %c2 = arith.constant 2 : i32
  %c0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<4xf32>
  %q = arith.floordivsi %n, %c2 : i32
  %below = arith.cmpi slt, %n, %c0 : i32
  %neg = arith.cmpi slt, %q, %c0 : i32
  %t = arith.constant true
  %not = arith.xori %below, %t : i1
  scf.if %neg { memref.dealloc %a : memref<4xf32> }
  scf.if %not { memref.dealloc %a : memref<4xf32> }
  return
}
