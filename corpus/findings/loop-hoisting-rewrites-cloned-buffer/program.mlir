// The source of a bufferization.clone is hoisted out of the loop, so the next iteration writes it while the clone is in use.
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k0 = arith.constant 0 : i32
  %i0 = memref.alloc() : memref<i32>
  memref.store %k0, %i0[] : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %i0) -> (memref<i32>) {
    %a = memref.alloc() : memref<i32>
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[] : memref<i32>
    %u = memref.load %p[] : memref<i32>
    vector.print %u : i32
    %b = bufferization.clone %a : memref<i32> to memref<i32>
    scf.yield %b : memref<i32>
  }
  %w = memref.load %r[] : memref<i32>
  return %w : i32
}
