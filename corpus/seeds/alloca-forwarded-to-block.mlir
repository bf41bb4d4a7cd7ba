// Exercises: a stack buffer forwarded to a block passes ownership false; the other edge passes a heap buffer.
func.func @stack(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<1xi32>
  memref.store %x, %s[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2(%s : memref<1xi32>)
^bb1:
  %h = memref.alloc() : memref<1xi32>
  memref.store %y, %h[%c0] : memref<1xi32>
  cf.br ^bb2(%h : memref<1xi32>)
^bb2(%p: memref<1xi32>):
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @stack(%t, %k1, %k2) : (i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @stack(%f, %k1, %k2) : (i1, i32, i32) -> i32
  vector.print %1 : i32
  return
}
