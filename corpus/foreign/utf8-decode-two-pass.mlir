// Style: string runtime of a scripting language, counts code points, allocates exactly, decodes; bad input returns an empty buffer.
func.func @decode(%s: memref<?xi8>) -> (memref<?xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %tail = arith.constant -64 : i8
  %k64 = arith.constant 64 : i8
  %k6 = arith.constant 6 : i32
  %m5 = arith.constant 31 : i8
  %m6 = arith.constant 63 : i8
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %s, %c0 : memref<?xi8>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %b = memref.load %s[%i] : memref<?xi8>
    %isTail = arith.cmpi slt, %b, %tail : i8
    %k1 = arith.addi %k, %c1 : index
    %r = arith.select %isTail, %k, %k1 : index
    scf.yield %r : index
  }
  %out = memref.alloc(%count) : memref<?xi32>
  cf.br ^next(%c0, %c0 : index, index)
^next(%i: index, %k: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^lead, ^good
^lead:
  %b = memref.load %s[%i] : memref<?xi8>
  %i1 = arith.addi %i, %c1 : index
  %k1 = arith.addi %k, %c1 : index
  %ascii = arith.cmpi sge, %b, %z : i8
  cf.cond_br %ascii, ^single, ^multi
^single:
  %c = arith.extui %b : i8 to i32
  memref.store %c, %out[%k] : memref<?xi32>
  cf.br ^next(%i1, %k1 : index, index)
^multi:
  %stray = arith.cmpi slt, %b, %tail : i8
  cf.cond_br %stray, ^bad, ^second
^second:
  %has = arith.cmpi ult, %i1, %n : index
  cf.cond_br %has, ^pair, ^bad
^pair:
  %t = memref.load %s[%i1] : memref<?xi8>
  %isTail = arith.cmpi slt, %t, %tail : i8
  %hi = arith.andi %b, %m5 : i8
  %lo = arith.andi %t, %m6 : i8
  %hi32 = arith.extui %hi : i8 to i32
  %lo32 = arith.extui %lo : i8 to i32
  %sh = arith.shli %hi32, %k6 : i32
  %cp = arith.ori %sh, %lo32 : i32
  %i2 = arith.addi %i1, %c1 : index
  cf.cond_br %isTail, ^put, ^bad
^put:
  memref.store %cp, %out[%k] : memref<?xi32>
  cf.br ^next(%i2, %k1 : index, index)
^bad:
  %empty = memref.alloc(%c0) : memref<?xi32>
  return %empty, %false : memref<?xi32>, i1
^good:
  return %out, %true : memref<?xi32>, i1
}
