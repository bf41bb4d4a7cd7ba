// Style: systems-language front end, Knuth-Morris-Pratt with a failure table of the pattern's length; text and pattern are trusted to be non-empty.
func.func @kmp(%text: memref<?xi8>, %pat: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i64
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %pat, %c0 : memref<?xi8>
  %fail = memref.alloc(%m) : memref<?xindex>
  memref.store %c0, %fail[%c0] : memref<?xindex>
  %k0 = scf.for %i = %c1 to %m step %c1 iter_args(%k = %c0) -> (index) {
    %a = memref.load %pat[%i] : memref<?xi8>
    %b = func.call @fallback(%fail, %pat, %a, %k) : (memref<?xindex>, memref<?xi8>, i8, index) -> index
    memref.store %b, %fail[%i] : memref<?xindex>
    scf.yield %b : index
  }
  cf.br ^next(%c0, %c0 : index, index)
^next(%i: index, %k: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^step, ^missing
^step:
  %t = memref.load %text[%i] : memref<?xi8>
  %k2 = func.call @fallback(%fail, %pat, %t, %k) : (memref<?xindex>, memref<?xi8>, i8, index) -> index
  %found = arith.cmpi eq, %k2, %m : index
  %i1 = arith.addi %i, %c1 : index
  cf.cond_br %found, ^hit, ^next(%i1, %k2 : index, index)
^hit:
  %at = arith.subi %i1, %m : index
  %r = arith.index_cast %at : index to i64
  return %r : i64
^missing:
  return %none : i64
}
func.func private @fallback(%fail: memref<?xindex>, %pat: memref<?xi8>, %c: i8, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^try(%k : index)
^try(%j: index):
  %p = memref.load %pat[%j] : memref<?xi8>
  %eq = arith.cmpi eq, %p, %c : i8
  %j1 = arith.addi %j, %c1 : index
  cf.cond_br %eq, ^done(%j1 : index), ^miss
^miss:
  %zero = arith.cmpi eq, %j, %c0 : index
  %jm = arith.subi %j, %c1 : index
  cf.cond_br %zero, ^done(%c0 : index), ^shorter
^shorter:
  %f = memref.load %fail[%jm] : memref<?xindex>
  cf.br ^try(%f : index)
^done(%r: index):
  return %r : index
}
