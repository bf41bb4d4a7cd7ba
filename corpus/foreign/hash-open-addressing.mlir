// Style: database runtime, an open-addressing hash table whose capacity must be a power of two; it is rehashed into a larger one when it is half full.
func.func @count_distinct(%keys: memref<?xi64>, %capacity: index) -> (memref<?xi64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %empty = arith.constant -1 : i64
  %cm = arith.subi %capacity, %c1 : index
  %and = arith.andi %capacity, %cm : index
  %pow = arith.cmpi eq, %and, %c0 : index
  cf.assert %pow, "capacity is not a power of two"
  %some = arith.cmpi ugt, %capacity, %c1 : index
  cf.assert %some, "capacity is too small"
  %n = memref.dim %keys, %c0 : memref<?xi64>
  %t0 = memref.alloc(%capacity) : memref<?xi64>
  linalg.fill ins(%empty : i64) outs(%t0 : memref<?xi64>)
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %t0, %used = %c0) -> (memref<?xi64>, index) {
    %k = memref.load %keys[%i] : memref<?xi64>
    %cap = memref.dim %t, %c0 : memref<?xi64>
    %u2 = arith.muli %used, %c2 : index
    %full = arith.cmpi uge, %u2, %cap : index
    %tab = scf.if %full -> (memref<?xi64>) {
      %big = arith.muli %cap, %c2 : index
      %fresh = memref.alloc(%big) : memref<?xi64>
      linalg.fill ins(%empty : i64) outs(%fresh : memref<?xi64>)
      scf.for %j = %c0 to %cap step %c1 {
        %old = memref.load %t[%j] : memref<?xi64>
        %free = arith.cmpi eq, %old, %empty : i64
        scf.if %free {
        } else {
          %s = func.call @slot(%fresh, %old) : (memref<?xi64>, i64) -> index
          memref.store %old, %fresh[%s] : memref<?xi64>
        }
      }
      scf.yield %fresh : memref<?xi64>
    } else {
      scf.yield %t : memref<?xi64>
    }
    %s = func.call @slot(%tab, %k) : (memref<?xi64>, i64) -> index
    %there = memref.load %tab[%s] : memref<?xi64>
    %new = arith.cmpi ne, %there, %k : i64
    memref.store %k, %tab[%s] : memref<?xi64>
    %inc = arith.index_castui %new : i1 to index
    %used1 = arith.addi %used, %inc : index
    scf.yield %tab, %used1 : memref<?xi64>, index
  }
  return %r#0, %r#1 : memref<?xi64>, index
}
func.func private @slot(%t: memref<?xi64>, %k: i64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %empty = arith.constant -1 : i64
  %mul = arith.constant 0x9E3779B97F4A7C15 : i64
  %c32 = arith.constant 32 : i64
  %cap = memref.dim %t, %c0 : memref<?xi64>
  %mask = arith.subi %cap, %c1 : index
  %h0 = arith.muli %k, %mul : i64
  %h1 = arith.shrui %h0, %c32 : i64
  %h = arith.index_castui %h1 : i64 to index
  %s0 = arith.andi %h, %mask : index
  cf.br ^probe(%s0 : index)
^probe(%s: index):
  %v = memref.load %t[%s] : memref<?xi64>
  %hit = arith.cmpi eq, %v, %k : i64
  %free = arith.cmpi eq, %v, %empty : i64
  %stop = arith.ori %hit, %free : i1
  cf.cond_br %stop, ^done, ^next
^next:
  %s1 = arith.addi %s, %c1 : index
  %s2 = arith.andi %s1, %mask : index
  cf.br ^probe(%s2 : index)
^done:
  return %s : index
}
