// S6-fresh. An allocation that is made here is freed by an op of its own, with nothing retained.
//
// readings: union, literal
// for: fh S5, S6; upstream B7, B10
//
// What is just allocated is no memref that was there before: neither another one to be freed nor a
// retained one. S6 and S5 without conjuncts.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%size: index, %m: !m {freehold.list}, %c: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%new, %m : memref<?xf32>, !m) if (%yes, %c) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%size: index, %m: !m, %c: i1, %kept: !m) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : memref<?xf32>
  bufferization.dealloc (%new : memref<?xf32>) if (%yes)
  %owned = bufferization.dealloc (%m : !m) if (%c) retain (%kept : !m)
  return %owned : i1
}
