// S2. Memrefs that are the same allocation merge; their conditions are or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// The allocation is freed, and a retained value owns it, when either condition is set. What is kept
// frees for both, so it must be the allocated memref even where only the other's condition is set
// (D4): this is `original`. Under the literal reading the first memref decides alone: with the
// conditions false and true nothing is freed before the rewrite, the allocation after it.

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32> {freehold.same_allocation = ["g"], freehold.original}, %c: i1,
               %between: memref<?xf32> {freehold.list}, %ifBetween: i1 {freehold.list},
               %n: memref<?xf32> {freehold.same_allocation = ["g"]}, %d: i1,
               %after: memref<?xf32> {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %between, %n, %after
      : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %c, %ifBetween, %d, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%before: memref<?xf32>, %ifBefore: i1, %m: memref<?xf32>, %c: i1,
               %between: memref<?xf32>, %ifBetween: i1, %n: memref<?xf32>, %d: i1,
               %after: memref<?xf32>, %ifAfter: i1, %kept: memref<?xf32>) -> i1 {
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc
    (%before, %m, %between, %after : memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %either, %ifBetween, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}
