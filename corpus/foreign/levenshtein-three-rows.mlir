// Style: text library, Damerau-Levenshtein with three rotating rows carried by unstructured control flow; empty strings return early.
func.func @distance(%s: memref<?xi16>, %t: memref<?xi16>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = arith.constant 1 : i32
  %n = memref.dim %s, %c0 : memref<?xi16>
  %m = memref.dim %t, %c0 : memref<?xi16>
  %m32 = arith.index_cast %m : index to i32
  %e = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %e, ^early(%m32 : i32), ^start
^early(%d: i32):
  return %d : i32
^start:
  %w = arith.addi %m, %c1 : index
  %r0 = memref.alloc(%w) : memref<?xi32>
  %r1 = memref.alloc(%w) : memref<?xi32>
  %r2 = memref.alloc(%w) : memref<?xi32>
  scf.for %j = %c0 to %w step %c1 {
    %j32 = arith.index_cast %j : index to i32
    memref.store %j32, %r1[%j] : memref<?xi32>
    memref.store %j32, %r0[%j] : memref<?xi32>
  }
  cf.br ^row(%c0, %r0, %r1, %r2 : index, memref<?xi32>, memref<?xi32>, memref<?xi32>)
^row(%i: index, %pp: memref<?xi32>, %p: memref<?xi32>, %c: memref<?xi32>):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^fill, ^exit
^fill:
  %i1 = arith.addi %i, %c1 : index
  %i32 = arith.index_cast %i1 : index to i32
  memref.store %i32, %c[%c0] : memref<?xi32>
  cf.br ^cell(%c0 : index)
^cell(%j: index):
  %in = arith.cmpi ult, %j, %m : index
  cf.cond_br %in, ^body, ^row(%i1, %p, %c, %pp : index, memref<?xi32>, memref<?xi32>, memref<?xi32>)
^body:
  %j1 = arith.addi %j, %c1 : index
  %a = memref.load %s[%i] : memref<?xi16>
  %b = memref.load %t[%j] : memref<?xi16>
  %ne = arith.cmpi ne, %a, %b : i16
  %cost = arith.extui %ne : i1 to i32
  %x = memref.load %p[%j] : memref<?xi32>
  %y = memref.load %p[%j1] : memref<?xi32>
  %z = memref.load %c[%j] : memref<?xi32>
  %xs = arith.addi %x, %cost : i32
  %ys = arith.addi %y, %o : i32
  %zs = arith.addi %z, %o : i32
  %m1 = arith.minsi %xs, %ys : i32
  %m2 = arith.minsi %m1, %zs : i32
  memref.store %m2, %c[%j1] : memref<?xi32>
  %can = arith.minui %i, %j : index
  %old = arith.cmpi ugt, %can, %c0 : index
  cf.cond_br %old, ^swap, ^cell(%j1 : index)
^swap:
  %jm = arith.subi %j, %c1 : index
  %im = arith.subi %i, %c1 : index
  %a2 = memref.load %s[%im] : memref<?xi16>
  %b2 = memref.load %t[%jm] : memref<?xi16>
  %e1 = arith.cmpi eq, %a, %b2 : i16
  %e2 = arith.cmpi eq, %a2, %b : i16
  %both = arith.andi %e1, %e2 : i1
  cf.cond_br %both, ^transpose, ^cell(%j1 : index)
^transpose:
  %q = memref.load %pp[%jm] : memref<?xi32>
  %q1 = arith.addi %q, %o : i32
  %m3 = arith.minsi %m2, %q1 : i32
  memref.store %m3, %c[%j1] : memref<?xi32>
  cf.br ^cell(%j1 : index)
^exit:
  %d2 = memref.load %p[%m] : memref<?xi32>
  return %d2 : i32
}
