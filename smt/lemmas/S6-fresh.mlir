// S6-fresh. An allocation that is made here is freed by an op of its own, with nothing retained.
//
// readings: union, literal
// for: fh S5, S6; upstream B7, B10
//
// What is just allocated is no memref that was there before: neither another one to be freed nor a
// retained one. S6 and S5 without conjuncts.

func.func @src(%size: index, %m: memref<?xf32> {freehold.list}, %c: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%new, %m : memref<?xf32>, memref<?xf32>) if (%yes, %c)
    retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%size: index, %m: memref<?xf32>, %c: i1, %kept: memref<?xf32>) -> i1 {
  %yes = arith.constant true
  %new = memref.alloc(%size) : memref<?xf32>
  bufferization.dealloc (%new : memref<?xf32>) if (%yes)
  %owned = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%kept : memref<?xf32>)
  return %owned : i1
}
