// Style: database index, batched binary search in a table that callers must keep sorted; a failing key traps.
func.func @lookup(%table: memref<?xi32>, %vals: memref<?xf32>, %keys: memref<?xi32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %table, %c0 : memref<?xi32>
  %q = memref.dim %keys, %c0 : memref<?xi32>
  scf.for %i = %c1 to %n step %c1 {
    %p = arith.subi %i, %c1 : index
    %a = memref.load %table[%p] : memref<?xi32>
    %b = memref.load %table[%i] : memref<?xi32>
    %lt = arith.cmpi slt, %a, %b : i32
    cf.assert %lt, "table is not sorted"
  }
  %out = memref.alloc(%q) : memref<?xf32>
  scf.for %i = %c0 to %q step %c1 {
    %k = memref.load %keys[%i] : memref<?xi32>
    %r:2 = scf.while (%lo = %c0, %hi = %n) : (index, index) -> (index, index) {
      %go = arith.cmpi ult, %lo, %hi : index
      scf.condition(%go) %lo, %hi : index, index
    } do {
    ^bb0(%lo: index, %hi: index):
      %s = arith.addi %lo, %hi : index
      %mid = arith.shrui %s, %c1 : index
      %v = memref.load %table[%mid] : memref<?xi32>
      %less = arith.cmpi slt, %v, %k : i32
      %m1 = arith.addi %mid, %c1 : index
      %nlo = arith.select %less, %m1, %lo : index
      %nhi = arith.select %less, %hi, %mid : index
      scf.yield %nlo, %nhi : index, index
    }
    %in = arith.cmpi ult, %r#0, %n : index
    cf.assert %in, "key above the table"
    %f = memref.load %table[%r#0] : memref<?xi32>
    %hit = arith.cmpi eq, %f, %k : i32
    cf.assert %hit, "key is missing"
    %v = memref.load %vals[%r#0] : memref<?xf32>
    memref.store %v, %out[%i] : memref<?xf32>
  }
  return %out : memref<?xf32>
}
