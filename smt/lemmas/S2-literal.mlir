// S2-literal. Memrefs that are the same allocation under one condition: the first is kept.
//
// readings: union, literal
// for: fh S2; upstream B11, C1
//
// With one condition for both, the first decides for the second whichever way the op is read, and
// if the condition is set both are the allocated memref (D4): unlike in S2, nothing has to be known
// of the one that is kept.

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32> {freehold.same_allocation = ["g"]}, %c: i1,
               %between: memref<?xf32> {freehold.list}, %ifBetween: i1 {freehold.list},
               %n: memref<?xf32> {freehold.same_allocation = ["g"]},
               %after: memref<?xf32> {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %between, %n, %after
      : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %c, %ifBetween, %c, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%before: memref<?xf32>, %ifBefore: i1, %m: memref<?xf32>, %c: i1,
               %between: memref<?xf32>, %ifBetween: i1, %n: memref<?xf32>, %after: memref<?xf32>,
               %ifAfter: i1, %kept: memref<?xf32>) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %between, %after : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %c, %ifBetween, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}
