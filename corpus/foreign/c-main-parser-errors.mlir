// Style: C-like: goto-based clean-up, buffers made one after the other, each failure leaves earlier ones.
func.func private @check(memref<?xi32>) -> i32
func.func @setup(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c15 = arith.constant 15 : index
  %z = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %m2 = arith.constant -2 : i32
  %s = arith.andi %n, %c15 : index
  %a = memref.alloc(%s) : memref<?xi32>
  linalg.fill ins(%z : i32) outs(%a : memref<?xi32>)
  %ra = call @check(%a) : (memref<?xi32>) -> i32
  %bada = arith.cmpi eq, %ra, %z : i32
  cf.cond_br %bada, ^exit(%m1 : i32), ^second
^second:
  %b = memref.alloc(%s) : memref<?xi32>
  memref.copy %a, %b : memref<?xi32> to memref<?xi32>
  %rb = call @check(%b) : (memref<?xi32>) -> i32
  %badb = arith.cmpi eq, %rb, %z : i32
  cf.cond_br %badb, ^exit(%m2 : i32), ^ok
^ok:
  %sum = arith.addi %ra, %rb : i32
  cf.br ^exit(%sum : i32)
^exit(%code: i32):
  return %code : i32
}
