// S6. A memref that no other memref may be gets an op of its own; results are or-ed.
//
// readings: union, literal
// for: fh S6; upstream B8, B12
//
// Two operands of one op influence each other only if they are the same allocation, which the op
// then frees only once. Without the conjunct, two ops would free it twice. Here both ops retain all
// retained values; S5 drops those that cannot be one of the op's own memrefs.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%before: !m {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: !m {freehold.noalias = [0, 4]}, %c: i1, %after: !m {freehold.list},
               %ifAfter: i1 {freehold.list}, %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%before, %m, %after : !m, !m, !m)
    if (%ifBefore, %c, %ifAfter) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%before: !m, %ifBefore: i1, %m: !m, %c: i1, %after: !m, %ifAfter: i1,
               %kept: !m) -> i1 {
  %x = bufferization.dealloc (%m : !m) if (%c) retain (%kept : !m)
  %y = bufferization.dealloc (%before, %after : !m, !m) if (%ifBefore, %ifAfter) retain (%kept : !m)
  %owned = arith.ori %x, %y : i1
  return %owned : i1
}
