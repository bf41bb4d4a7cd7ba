// Exercises: cast to an unranked memref and back through a private function and a block argument of unranked type.
func.func private @pass(%u: memref<*xi32>) -> memref<*xi32> {
  return %u : memref<*xi32>
}
func.func @unranked(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k4 = arith.constant 4 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %u = memref.cast %a : memref<2xi32> to memref<*xi32>
  cf.cond_br %c, ^bb1, ^bb2(%u : memref<*xi32>)
^bb1:
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k4 : i32) outs(%b : memref<2xi32>)
  %v = memref.cast %b : memref<2xi32> to memref<*xi32>
  cf.br ^bb2(%v : memref<*xi32>)
^bb2(%p: memref<*xi32>):
  %q = memref.cast %p : memref<*xi32> to memref<2xi32>
  %l = memref.load %q[%c1] : memref<2xi32>
  return %l : i32
}
func.func @main() {
  %k9 = arith.constant 9 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @unranked(%t, %k9) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @unranked(%f, %k9) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
