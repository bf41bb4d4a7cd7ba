// U2. A memref with the condition true and the retained value that it is are both dropped; that
// result is true.
//
// readings: union, literal
// for: upstream B9
//
// This is U1-drop, and then S5 for the retained value. The last conjunct says that no other memref
// may be the same allocation, which it would otherwise free.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [5, 2]},
               %always: i1 {freehold.value = true}, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}, %r: !m {freehold.same_allocation = ["g"]},
               %kept: !m {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m, %rest : !m, !m)
    if (%always, %ifRest) retain (%r, %kept : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: !m, %always: i1, %rest: !m, %ifRest: i1, %r: !m, %kept: !m) -> (i1, i1) {
  %yes = arith.constant true
  %owned = bufferization.dealloc (%rest : !m) if (%ifRest) retain (%kept : !m)
  return %yes, %owned : i1, i1
}
