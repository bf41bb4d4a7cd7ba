// Style: database query compiler, scans batches that a runtime function allocates until one is empty, and aggregates by key.
func.func private @rt_open(i32) -> i64
func.func private @rt_next_batch(i64) -> memref<?xi32>
func.func private @rt_close(i64)
func.func @sum_by_parity(%table: i32) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  %sums = memref.alloc() : memref<2xi64>
  linalg.fill ins(%z : i64) outs(%sums : memref<2xi64>)
  %h = call @rt_open(%table) : (i32) -> i64
  %first = call @rt_next_batch(%h) : (i64) -> memref<?xi32>
  %r:2 = scf.while (%batch = %first, %i = %c0) : (memref<?xi32>, index) -> (memref<?xi32>, index) {
    %n = memref.dim %batch, %c0 : memref<?xi32>
    %some = arith.cmpi ne, %n, %c0 : index
    %few = arith.cmpi ult, %i, %c4 : index
    %go = arith.andi %some, %few : i1
    scf.condition(%go) %batch, %i : memref<?xi32>, index
  } do {
  ^bb0(%batch: memref<?xi32>, %i: index):
    %n = memref.dim %batch, %c0 : memref<?xi32>
    scf.for %k = %c0 to %n step %c1 {
      %v = memref.load %batch[%k] : memref<?xi32>
      %odd = arith.andi %v, %one : i32
      %g = arith.index_castui %odd : i32 to index
      %w = arith.extsi %v : i32 to i64
      %s = memref.load %sums[%g] : memref<2xi64>
      %t = arith.addi %s, %w : i64
      memref.store %t, %sums[%g] : memref<2xi64>
    }
    %next = func.call @rt_next_batch(%h) : (i64) -> memref<?xi32>
    %i1 = arith.addi %i, %c1 : index
    scf.yield %next, %i1 : memref<?xi32>, index
  }
  call @rt_close(%h) : (i64) -> ()
  %even = memref.load %sums[%c0] : memref<2xi64>
  %odd = memref.load %sums[%c1] : memref<2xi64>
  return %even, %odd : i64, i64
}
