// S2-same. A memref that is listed twice is listed once, with both conditions or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// S2 where both are one value: nothing has to be known of it. This is the shipped pattern for
// duplicates. Under the literal reading `dealloc (%m, %m) if (false, true)` frees nothing.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list}, %m: !m, %c: i1,
               %between: !m {freehold.list}, %ifBetween: i1 {freehold.list}, %d: i1,
               %after: !m {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %between, %m, %after : !m, !m, !m, !m, !m)
    if (%ifBefore, %c, %ifBetween, %d, %ifAfter) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%before: !m, %ifBefore: i1, %m: !m, %c: i1, %between: !m, %ifBetween: i1, %d: i1,
               %after: !m, %ifAfter: i1, %kept: !m) -> i1 {
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc (%before, %m, %between, %after : !m, !m, !m, !m)
    if (%ifBefore, %either, %ifBetween, %ifAfter) retain (%kept : !m)
  return %owned : i1
}
