// Exercises: returns from three depths of branches with a growing set of owned buffers; each exit frees what it has and nothing else.
func.func @exits(%a: i1, %b: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %p = memref.alloc() : memref<1xi32>
  memref.store %x, %p[%c0] : memref<1xi32>
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  %v = memref.load %p[%c0] : memref<1xi32>
  return %v : i32
^bb2:
  %q = memref.alloc() : memref<1xi32>
  memref.store %k1, %q[%c0] : memref<1xi32>
  cf.cond_br %b, ^bb3, ^bb4
^bb3:
  %w = memref.load %q[%c0] : memref<1xi32>
  return %w : i32
^bb4:
  %r = memref.alloc() : memref<1xi32>
  memref.store %k2, %r[%c0] : memref<1xi32>
  %u1 = memref.load %p[%c0] : memref<1xi32>
  %u2 = memref.load %q[%c0] : memref<1xi32>
  %u3 = memref.load %r[%c0] : memref<1xi32>
  %s = arith.addi %u1, %u2 : i32
  %t = arith.muli %s, %u3 : i32
  return %t : i32
}
func.func @main() {
  %k9 = arith.constant 9 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @exits(%t, %f, %k9) : (i1, i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @exits(%f, %t, %k9) : (i1, i1, i32) -> i32
  vector.print %1 : i32
  %2 = func.call @exits(%f, %f, %k9) : (i1, i1, i32) -> i32
  vector.print %2 : i32
  return
}
