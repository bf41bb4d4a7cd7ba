// Exercises: irreducible loop (two entry blocks) over one owned buffer with fuel; neither header dominates the other.
func.func @irr(%c: i1, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 1 : i32
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.cond_br %c, ^left(%a, %c0 : memref<1xi32>, index), ^right(%a, %c0 : memref<1xi32>, index)
^left(%p: memref<1xi32>, %i: index):
  %v = memref.load %p[%c0] : memref<1xi32>
  %w = arith.addi %v, %v : i32
  %f = memref.alloc() : memref<1xi32>
  memref.store %w, %f[%c0] : memref<1xi32>
  %i1 = arith.addi %i, %c1 : index
  %d = arith.cmpi ult, %i1, %m : index
  cf.cond_br %d, ^right(%f, %i1 : memref<1xi32>, index), ^exit(%f : memref<1xi32>)
^right(%q: memref<1xi32>, %j: index):
  %y = memref.load %q[%c0] : memref<1xi32>
  %z = arith.addi %y, %k1 : i32
  memref.store %z, %q[%c0] : memref<1xi32>
  %j1 = arith.addi %j, %c1 : index
  %e = arith.cmpi ult, %j1, %m : index
  cf.cond_br %e, ^left(%q, %j1 : memref<1xi32>, index), ^exit(%q : memref<1xi32>)
^exit(%r: memref<1xi32>):
  %s = memref.load %r[%c0] : memref<1xi32>
  return %s : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @irr(%t, %c4, %k3) : (i1, index, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @irr(%f, %c4, %k3) : (i1, index, i32) -> i32
  vector.print %1 : i32
  return
}
