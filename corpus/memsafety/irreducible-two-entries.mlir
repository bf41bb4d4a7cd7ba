// expected: safe
func.func @f(%c: i1, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^left(%n, %a : i32, memref<4xf32>), ^right(%n, %a : i32, memref<4xf32>)
^left(%k: i32, %p: memref<4xf32>):
  %l = arith.subi %k, %one : i32
  %e = arith.cmpi sle, %l, %zero : i32
  cf.cond_br %e, ^end(%p : memref<4xf32>), ^right(%l, %p : i32, memref<4xf32>)
^right(%g: i32, %q: memref<4xf32>):
  %b = memref.alloc() : memref<4xf32>
  memref.dealloc %q : memref<4xf32>
  %h = arith.subi %g, %one : i32
  %i = arith.cmpi sle, %h, %zero : i32
  cf.cond_br %i, ^end(%b : memref<4xf32>), ^left(%h, %b : i32, memref<4xf32>)
^end(%r: memref<4xf32>):
  memref.dealloc %r : memref<4xf32>
  return
}
