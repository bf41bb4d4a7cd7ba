// Exercises: blocks listed in an order that is not dominance order; the defining block stands after the using one.
func.func @order(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k2 = arith.constant 2 : i32
  cf.br ^def
^use:
  %v = memref.load %a[%c0] : memref<1xi32>
  cf.br ^join(%b : memref<1xi32>)
^join(%p: memref<1xi32>):
  %w = memref.load %p[%c0] : memref<1xi32>
  return %w : i32
^def:
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %k2, %b[%c0] : memref<1xi32>
  cf.cond_br %c, ^use, ^join(%a : memref<1xi32>)
}
func.func @main() {
  %k8 = arith.constant 8 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @order(%t, %k8) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @order(%f, %k8) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
