// S5. A retained value that no memref may be is dropped; its result is false.
//
// readings: union, literal
// for: fh S5; upstream B6
//
// It keeps nothing from being freed and owns nothing. The conjunct speaks of memrefs only: other
// retained values may be the same allocation.

func.func @src(%m: memref<?xf32> {freehold.list}, %c: i1 {freehold.list},
               %r: memref<?xf32> {freehold.noalias = [0]},
               %kept: memref<?xf32> {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c)
    retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: memref<?xf32>, %c: i1, %r: memref<?xf32>, %kept: memref<?xf32>) -> (i1, i1) {
  %no = arith.constant false
  %owned = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%kept : memref<?xf32>)
  return %no, %owned : i1, i1
}
