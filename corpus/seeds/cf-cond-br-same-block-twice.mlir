// Exercises: conditional branch with the same block as both successors and different operands; retained sets and flags are kept apart per edge.
func.func @same(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1(%a : memref<1xi32>), ^bb1(%b : memref<1xi32>)
^bb1(%p: memref<1xi32>):
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @same(%t, %k1, %k2) : (i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @same(%f, %k1, %k2) : (i1, i32, i32) -> i32
  vector.print %1 : i32
  return
}
