// Exercises: critical edge from the entry block into the join carries an owned buffer; the other way replaces it.
func.func @crit(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k4 = arith.constant 4 : i32
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<1xi32>)
^bb1:
  %b = memref.alloc() : memref<1xi32>
  %v = memref.load %a[%c0] : memref<1xi32>
  %w = arith.muli %v, %k4 : i32
  memref.store %w, %b[%c0] : memref<1xi32>
  cf.br ^bb2(%b : memref<1xi32>)
^bb2(%p: memref<1xi32>):
  %r = memref.load %p[%c0] : memref<1xi32>
  return %r : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @crit(%t, %k5) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @crit(%f, %k5) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
