// Exercises: rank-0 buffers as accumulators carried through a loop and replaced.
func.func @acc(%n: index, %x: i32) -> memref<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<i32>) {
    %v = memref.load %p[] : memref<i32>
    %w = arith.addi %v, %x : i32
    %q = memref.alloc() : memref<i32>
    memref.store %w, %q[] : memref<i32>
    scf.yield %q : memref<i32>
  }
  return %r : memref<i32>
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @acc(%c4, %k3) : (index, i32) -> memref<i32>
  %e = memref.load %0[] : memref<i32>
  vector.print %e : i32
  return
}
