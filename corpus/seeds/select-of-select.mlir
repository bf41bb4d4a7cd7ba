// Exercises: select of selects over three roots and a view of one of them; used in a later block.
func.func @sel(%c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k5 = arith.constant 5 : i32
  %k6 = arith.constant 6 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k5 : i32) outs(%b : memref<2xi32>)
  %e = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k6 : i32) outs(%e : memref<2xi32>)
  %s = arith.select %c, %a, %b : memref<2xi32>
  %t = arith.select %d, %s, %e : memref<2xi32>
  cf.br ^bb1
^bb1:
  %v = memref.load %t[%c0] : memref<2xi32>
  %w = memref.load %s[%c0] : memref<2xi32>
  %r = arith.muli %v, %w : i32
  return %r : i32
}
func.func @main() {
  %k2 = arith.constant 2 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @sel(%t, %t, %k2) : (i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @sel(%f, %f, %k2) : (i1, i1, i32) -> i32
  vector.print %1 : i32
  return
}
