// Style: sparse compiler with push_back expanded, keeps the non-zeros of a row in a vector that doubles by memref.realloc.
func.func @compress(%x: memref<?xi32>) -> (memref<?xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %start = memref.alloc(%c2) : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%buf = %start, %len = %c0) -> (memref<?xi32>, index) {
    %v = memref.load %x[%i] : memref<?xi32>
    %nz = arith.cmpi ne, %v, %z : i32
    %s:2 = scf.if %nz -> (memref<?xi32>, index) {
      %cap = memref.dim %buf, %c0 : memref<?xi32>
      %full = arith.cmpi eq, %len, %cap : index
      %room = scf.if %full -> (memref<?xi32>) {
        %twice = arith.muli %cap, %c2 : index
        %big = memref.realloc %buf(%twice) : memref<?xi32> to memref<?xi32>
        scf.yield %big : memref<?xi32>
      } else {
        scf.yield %buf : memref<?xi32>
      }
      memref.store %v, %room[%len] : memref<?xi32>
      %l = arith.addi %len, %c1 : index
      scf.yield %room, %l : memref<?xi32>, index
    } else {
      scf.yield %buf, %len : memref<?xi32>, index
    }
    scf.yield %s#0, %s#1 : memref<?xi32>, index
  }
  return %r#0, %r#1 : memref<?xi32>, index
}
