// Exercises: two nested unstructured loops and a diamond inside the inner one that may replace the carried buffer.
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.br ^outer(%a, %c0 : memref<1xi32>, index)
^outer(%p: memref<1xi32>, %i: index):
  %c = arith.cmpi ult, %i, %m : index
  cf.cond_br %c, ^inner(%p, %c0 : memref<1xi32>, index), ^exit
^inner(%q: memref<1xi32>, %j: index):
  %d = arith.cmpi ult, %j, %m : index
  cf.cond_br %d, ^body, ^latch
^body:
  %e = arith.cmpi eq, %i, %j : index
  %j1 = arith.addi %j, %c1 : index
  cf.cond_br %e, ^fresh, ^inner(%q, %j1 : memref<1xi32>, index)
^fresh:
  %f = memref.alloc() : memref<1xi32>
  %v = memref.load %q[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %f[%c0] : memref<1xi32>
  cf.br ^inner(%f, %j1 : memref<1xi32>, index)
^latch:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%q, %i1 : memref<1xi32>, index)
^exit:
  %r = memref.load %p[%c0] : memref<1xi32>
  return %r : i32
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %k7 = arith.constant 7 : i32
  %0 = func.call @loop(%c3, %k7) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
