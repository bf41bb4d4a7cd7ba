// S1. A memref whose condition is false is dropped.
//
// readings: union
// for: fh S1, lowerings (operands that are never freed); upstream C4
//
// A memref whose condition is false frees nothing, and its condition adds nothing to any result. Under the literal reading it still keeps later aliases from being freed, so that
// dropping it frees what was kept: `dealloc (%m, %m) if (false, true)`. S1-literal is what holds
// there. The conjunct is that the condition is false.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list}, %m: !m,
               %never: i1 {freehold.value = false}, %after: !m {freehold.list},
               %ifAfter: i1 {freehold.list}, %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %after : !m, !m, !m)
    if (%ifBefore, %never, %ifAfter) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%before: !m, %ifBefore: i1, %m: !m, %never: i1, %after: !m, %ifAfter: i1,
               %kept: !m) -> i1 {
  %owned = bufferization.dealloc (%before, %after : !m, !m)
    if (%ifBefore, %ifAfter) retain (%kept : !m)
  return %owned : i1
}
