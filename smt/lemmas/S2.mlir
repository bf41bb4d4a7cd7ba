// S2. Memrefs that are the same allocation merge; their conditions are or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// The allocation is freed, and a retained value owns it, when either condition is set. What is kept
// frees for both, so it must be the allocated memref even where only the other's condition is set
// (D4): this is `original`. Under the literal reading the first memref decides alone: with the
// conditions false and true nothing is freed before the rewrite, the allocation after it.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: !m {freehold.same_allocation = ["g"], freehold.original}, %c: i1,
               %between: !m {freehold.list}, %ifBetween: i1 {freehold.list},
               %n: !m {freehold.same_allocation = ["g"]}, %d: i1, %after: !m {freehold.list},
               %ifAfter: i1 {freehold.list}, %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %between, %n, %after : !m, !m, !m, !m, !m)
    if (%ifBefore, %c, %ifBetween, %d, %ifAfter) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%before: !m, %ifBefore: i1, %m: !m, %c: i1, %between: !m, %ifBetween: i1, %n: !m,
               %d: i1, %after: !m, %ifAfter: i1, %kept: !m) -> i1 {
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc (%before, %m, %between, %after : !m, !m, !m, !m)
    if (%ifBefore, %either, %ifBetween, %ifAfter) retain (%kept : !m)
  return %owned : i1
}
