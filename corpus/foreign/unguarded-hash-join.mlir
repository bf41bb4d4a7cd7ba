// Style: query compiler, builds a chained hash table over one column and probes with the other; both have the same i32 keys.
func.func @join_count(%build: memref<?xi32>, %probe: memref<?xi32>, %bits: i32) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %end = arith.constant -1 : index
  %n = memref.dim %build, %c0 : memref<?xi32>
  %m = memref.dim %probe, %c0 : memref<?xi32>
  %size32 = arith.shli %one, %bits : i32
  %size = arith.index_castui %size32 : i32 to index
  %mask = arith.subi %size32, %one : i32
  %heads = memref.alloc(%size) : memref<?xindex>
  %next = memref.alloc(%n) : memref<?xindex>
  linalg.fill ins(%end : index) outs(%heads : memref<?xindex>)
  scf.for %i = %c0 to %n step %c1 {
    %k = memref.load %build[%i] : memref<?xi32>
    %h32 = arith.andi %k, %mask : i32
    %h = arith.index_castui %h32 : i32 to index
    %old = memref.load %heads[%h] : memref<?xindex>
    memref.store %old, %next[%i] : memref<?xindex>
    memref.store %i, %heads[%h] : memref<?xindex>
  }
  %count = scf.for %i = %c0 to %m step %c1 iter_args(%acc = %z) -> (i64) {
    %k = memref.load %probe[%i] : memref<?xi32>
    %h32 = arith.andi %k, %mask : i32
    %h = arith.index_castui %h32 : i32 to index
    %first = memref.load %heads[%h] : memref<?xindex>
    %r:2 = scf.while (%p = %first, %s = %acc) : (index, i64) -> (index, i64) {
      %go = arith.cmpi ne, %p, %end : index
      scf.condition(%go) %p, %s : index, i64
    } do {
    ^bb0(%p: index, %s: i64):
      %b = memref.load %build[%p] : memref<?xi32>
      %eq = arith.cmpi eq, %b, %k : i32
      %s1 = arith.addi %s, %o : i64
      %s2 = arith.select %eq, %s1, %s : i64
      %q = memref.load %next[%p] : memref<?xindex>
      scf.yield %q, %s2 : index, i64
    }
    scf.yield %r#1 : i64
  }
  return %count : i64
}
