// U1-drop. A memref with the condition true that is retained for sure is dropped; that result is
// true.
//
// readings: union, literal
// for: fh S4; upstream B9
//
// S4 with true in the place of the condition: the retained value stays, for the sake of other
// memrefs that may be the same allocation. The conjuncts are those of S4, and that the condition is
// true.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [5]},
               %always: i1 {freehold.value = true}, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}, %r: !m {freehold.same_allocation = ["g"]},
               %kept: !m {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m, %rest : !m, !m)
    if (%always, %ifRest) retain (%r, %kept : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: !m, %always: i1, %rest: !m, %ifRest: i1, %r: !m, %kept: !m) -> (i1, i1) {
  %yes = arith.constant true
  %owned:2 = bufferization.dealloc (%rest : !m) if (%ifRest) retain (%r, %kept : !m, !m)
  return %yes, %owned#1 : i1, i1
}
