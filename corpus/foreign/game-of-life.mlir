// Style: teaching compiler, Conway's game on a torus, each generation a fresh board; stops early on a still life.
func.func @life(%board: memref<6x6xi8>, %gens: index) -> (memref<6x6xi8>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %k0 = arith.constant 0 : i8
  %k1 = arith.constant 1 : i8
  %k2 = arith.constant 2 : i8
  %k3 = arith.constant 3 : i8
  %false = arith.constant false
  %max = arith.minui %gens, %c8 : index
  %first = memref.alloc() : memref<6x6xi8>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %v = affine.load %board[%i, %j] : memref<6x6xi8>
      %b = arith.andi %v, %k1 : i8
      affine.store %b, %first[%i, %j] : memref<6x6xi8>
    }
  }
  cf.br ^loop(%first, %c0 : memref<6x6xi8>, index)
^loop(%cur: memref<6x6xi8>, %g: index):
  %go = arith.cmpi ult, %g, %max : index
  cf.cond_br %go, ^step, ^out(%cur, %g : memref<6x6xi8>, index)
^step:
  %next = memref.alloc() : memref<6x6xi8>
  %changed = scf.for %i = %c0 to %c6 step %c1 iter_args(%ch0 = %false) -> (i1) {
    %ch2 = scf.for %j = %c0 to %c6 step %c1 iter_args(%ch1 = %ch0) -> (i1) {
      %n = scf.for %di = %c5 to %c8 step %c1 iter_args(%s0 = %k0) -> (i8) {
        %s3 = scf.for %dj = %c5 to %c8 step %c1 iter_args(%s1 = %s0) -> (i8) {
          %x = arith.addi %i, %di : index
          %y = arith.addi %j, %dj : index
          %xm = arith.remui %x, %c6 : index
          %ym = arith.remui %y, %c6 : index
          %v = memref.load %cur[%xm, %ym] : memref<6x6xi8>
          %s2 = arith.addi %s1, %v : i8
          scf.yield %s2 : i8
        }
        scf.yield %s3 : i8
      }
      %me = memref.load %cur[%i, %j] : memref<6x6xi8>
      %others = arith.subi %n, %me : i8
      %is3 = arith.cmpi eq, %others, %k3 : i8
      %is2 = arith.cmpi eq, %others, %k2 : i8
      %b3 = arith.extui %is3 : i1 to i8
      %b2 = arith.extui %is2 : i1 to i8
      %keep = arith.andi %b2, %me : i8
      %new = arith.ori %b3, %keep : i8
      memref.store %new, %next[%i, %j] : memref<6x6xi8>
      %ne = arith.cmpi ne, %new, %me : i8
      %o = arith.ori %ch1, %ne : i1
      scf.yield %o : i1
    }
    scf.yield %ch2 : i1
  }
  %g1 = arith.addi %g, %c1 : index
  cf.cond_br %changed, ^loop(%next, %g1 : memref<6x6xi8>, index), ^out(%cur, %g : memref<6x6xi8>, index)
^out(%r: memref<6x6xi8>, %when: index):
  return %r, %when : memref<6x6xi8>, index
}
