// expected: double-free
func.func @f(%n: i8) {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %a = memref.alloc() : memref<4xf32>
  %q = arith.shrsi %n, %c1 : i8
  %neg = arith.cmpi slt, %q, %c0 : i8
  memref.dealloc %a : memref<4xf32>
  scf.if %neg { memref.dealloc %a : memref<4xf32> }
  return
}
