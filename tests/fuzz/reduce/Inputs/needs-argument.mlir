// The buffer leaks only if %n is at least 2, so the reducer must keep an argument of that size.
func.func private @observe(i32)
func.func @f(%n: i32, %m: memref<?xi32>) {
  %c2 = arith.constant 2 : i32
  %big = arith.cmpi sge, %n, %c2 : i32
  cf.cond_br %big, ^alloc, ^done
^alloc:
  %a = memref.alloc() : memref<i32>
  memref.store %n, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  func.call @observe(%v) : (i32) -> ()
  cf.br ^done
^done:
  return
}
