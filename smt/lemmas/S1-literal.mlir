// S1-literal. A memref whose condition is false, and that no later memref may be, is dropped.
//
// readings: literal
// also: union
// for: fh S1; upstream C4
//
// S1 for the literal reading: what is dropped must not be what keeps a later alias from being
// freed. Earlier memrefs may be aliases of it. The union reading does not need the second conjunct
// (S1).

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: !m {freehold.noalias = [4]}, %never: i1 {freehold.value = false},
               %after: !m {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
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
