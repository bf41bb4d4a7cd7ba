// Style: domain-specific compiler for linear algebra, forward substitution with a zero pivot as an early exit.
func.func @trisolv(%L: memref<?x?xf32>, %b: memref<?xf32>) -> (memref<?xf32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %okcode = arith.constant 0 : i32
  %n0 = memref.dim %b, %c0 : memref<?xf32>
  %n1 = memref.dim %L, %c0 : memref<?x?xf32>
  %n2 = memref.dim %L, %c1 : memref<?x?xf32>
  %n3 = arith.minui %n0, %n1 : index
  %n = arith.minui %n2, %n3 : index
  %x = memref.alloc(%n) : memref<?xf32>
  cf.br ^row(%c0 : index)
^row(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^done(%okcode : i32)
^body:
  %pivot = memref.load %L[%i, %i] : memref<?x?xf32>
  %singular = arith.cmpf oeq, %pivot, %zero : f32
  cf.cond_br %singular, ^fail, ^solve
^solve:
  %bi = memref.load %b[%i] : memref<?xf32>
  %s = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %bi) -> (f32) {
    %l = memref.load %L[%i, %j] : memref<?x?xf32>
    %xj = memref.load %x[%j] : memref<?xf32>
    %p = arith.mulf %l, %xj : f32
    %q = arith.subf %acc, %p : f32
    scf.yield %q : f32
  }
  %xi = arith.divf %s, %pivot : f32
  memref.store %xi, %x[%i] : memref<?xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^row(%next : index)
^fail:
  %empty = memref.alloc(%c0) : memref<?xf32>
  %row = arith.index_cast %i : index to i32
  %one = arith.constant 1 : i32
  %code = arith.addi %row, %one : i32
  return %empty, %code : memref<?xf32>, i32
^done(%c: i32):
  return %x, %c : memref<?xf32>, i32
}
