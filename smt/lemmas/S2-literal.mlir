// S2-literal. Memrefs that are the same allocation under one condition: the first is kept.
//
// readings: union, literal
// for: fh S2; upstream B11, C1
//
// With one condition for both, the first decides for the second whichever way the op is read, and
// if the condition is set both are the allocated memref (D4): unlike in S2, nothing has to be known
// of the one that is kept.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: !m {freehold.same_allocation = ["g"]}, %c: i1, %between: !m {freehold.list},
               %ifBetween: i1 {freehold.list}, %n: !m {freehold.same_allocation = ["g"]},
               %after: !m {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %between, %n, %after : !m, !m, !m, !m, !m)
    if (%ifBefore, %c, %ifBetween, %c, %ifAfter) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%before: !m, %ifBefore: i1, %m: !m, %c: i1, %between: !m, %ifBetween: i1, %n: !m,
               %after: !m, %ifAfter: i1, %kept: !m) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %between, %after : !m, !m, !m, !m)
    if (%ifBefore, %c, %ifBetween, %ifAfter) retain (%kept : !m)
  return %owned : i1
}
