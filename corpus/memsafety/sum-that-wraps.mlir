// expected: safe
func.func @f(%n: i8) {
  %one = arith.constant 1 : i8
  %bound = arith.constant 100 : i8
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %next = arith.addi %n, %one : i8
  %wraps = arith.cmpi slt, %next, %n : i8
  %small = arith.cmpi sle, %n, %bound : i8
  %both = arith.andi %wraps, %small : i1
  scf.if %both {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
