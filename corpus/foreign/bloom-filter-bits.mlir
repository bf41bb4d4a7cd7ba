// Style: database operator, a Bloom filter of bits built from one column and probed by another, matches are compacted.
func.func @semijoin(%build: memref<?xi32>, %probe: memref<?xi32>) -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %k1 = arith.constant -1640531527 : i32
  %sh = arith.constant 26 : i32
  %bits = memref.alloc() : memref<64xi1>
  linalg.fill ins(%false : i1) outs(%bits : memref<64xi1>)
  %n = memref.dim %build, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %build[%i] : memref<?xi32>
    %h = arith.muli %v, %k1 : i32
    %p = arith.shrui %h, %sh : i32
    %ix = arith.index_castui %p : i32 to index
    memref.store %true, %bits[%ix] : memref<64xi1>
  }
  %m = memref.dim %probe, %c0 : memref<?xi32>
  %tmp = memref.alloc(%m) : memref<?xi32>
  %cnt = scf.for %i = %c0 to %m step %c1 iter_args(%c = %c0) -> (index) {
    %v = memref.load %probe[%i] : memref<?xi32>
    %h = arith.muli %v, %k1 : i32
    %p = arith.shrui %h, %sh : i32
    %ix = arith.index_castui %p : i32 to index
    %hit = memref.load %bits[%ix] : memref<64xi1>
    %c2 = scf.if %hit -> (index) {
      memref.store %v, %tmp[%c] : memref<?xi32>
      %d = arith.addi %c, %c1 : index
      scf.yield %d : index
    } else {
      scf.yield %c : index
    }
    scf.yield %c2 : index
  }
  %out = memref.alloc(%cnt) : memref<?xi32>
  %s = memref.subview %tmp[0] [%cnt] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  memref.copy %s, %out : memref<?xi32, strided<[1]>> to memref<?xi32>
  return %out, %cnt : memref<?xi32>, index
}
