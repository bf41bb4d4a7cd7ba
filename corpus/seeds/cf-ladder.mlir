// Exercises: ladder of conditional branches; a buffer allocated at the top is needed only on some rungs and dies at different places.
func.func @ladder(%a: i1, %b: i1, %c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %o = memref.alloc() : memref<1xi32>
  memref.store %x, %o[%c0] : memref<1xi32>
  cf.cond_br %a, ^bb1, ^exit(%k1 : i32)
^bb1:
  %v = memref.load %o[%c0] : memref<1xi32>
  cf.cond_br %b, ^bb2, ^exit(%v : i32)
^bb2:
  %p = memref.alloc() : memref<1xi32>
  memref.copy %o, %p : memref<1xi32> to memref<1xi32>
  cf.cond_br %c, ^bb3, ^exit(%k3 : i32)
^bb3:
  %w = memref.load %p[%c0] : memref<1xi32>
  %s = arith.addi %w, %k2 : i32
  cf.br ^exit(%s : i32)
^exit(%r: i32):
  return %r : i32
}
func.func @main() {
  %k20 = arith.constant 20 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @ladder(%f, %t, %t, %k20) : (i1, i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @ladder(%t, %f, %t, %k20) : (i1, i1, i1, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @ladder(%t, %t, %f, %k20) : (i1, i1, i1, i32) -> i32
  vector.print %2 : i32
  %3 = func.call @ladder(%t, %t, %t, %k20) : (i1, i1, i1, i32) -> i32
  vector.print %3 : i32
  return
}
