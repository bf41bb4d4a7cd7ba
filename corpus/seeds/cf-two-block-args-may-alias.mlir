// Exercises: a block with two memref arguments that are the same allocation on one edge and different ones on the other.
func.func @alias(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2(%a, %a : memref<1xi32>, memref<1xi32>)
^bb1:
  %b = memref.alloc() : memref<1xi32>
  memref.store %y, %b[%c0] : memref<1xi32>
  cf.br ^bb2(%a, %b : memref<1xi32>, memref<1xi32>)
^bb2(%p: memref<1xi32>, %q: memref<1xi32>):
  memref.store %y, %p[%c0] : memref<1xi32>
  %v = memref.load %q[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  return %w : i32
}
func.func @main() {
  %k1 = arith.constant 1 : i32
  %k20 = arith.constant 20 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @alias(%t, %k1, %k20) : (i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @alias(%f, %k1, %k20) : (i1, i32, i32) -> i32
  vector.print %1 : i32
  return
}
