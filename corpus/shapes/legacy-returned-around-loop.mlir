// Private functions return arguments that loops pass around, perhaps in exchange for one another.
func.func private @same(%n: index, %m: memref<i32>) -> memref<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %r = scf.for %i = %c0 to %end step %c1 iter_args(%p = %m) -> (memref<i32>) {
    scf.yield %p : memref<i32>
  }
  return %r : memref<i32>
}
func.func private @swapped(%n: index, %m: memref<i32>, %k: memref<i32>) -> (memref<i32>, memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  %r:2 = scf.for %i = %c0 to %end step %c1 iter_args(%p = %m, %q = %k) -> (memref<i32>, memref<i32>) {
    scf.yield %q, %p : memref<i32>, memref<i32>
  }
  return %r#0, %r#1 : memref<i32>, memref<i32>
}
func.func @callers(%n: index, %m: memref<i32>, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %p = call @same(%n, %a) : (index, memref<i32>) -> memref<i32>
  %q:2 = call @swapped(%n, %p, %m) : (index, memref<i32>, memref<i32>) -> (memref<i32>, memref<i32>)
  %v = memref.load %q#0[] : memref<i32>
  %w = memref.load %q#1[] : memref<i32>
  %r = arith.subi %v, %w : i32
  return %r : i32
}
