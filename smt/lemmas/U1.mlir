// U1. A retained value that is a memref with the condition true owns it: its result is true.
//
// readings: union, literal
// for: upstream B9
//
// The result is a disjunction that contains true. The op itself is not changed.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.same_allocation = ["g"]}, %always: i1 {freehold.value = true},
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list},
               %r: !m {freehold.same_allocation = ["g"]}, %kept: !m {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m, %rest : !m, !m)
    if (%always, %ifRest) retain (%r, %kept : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: !m, %always: i1, %rest: !m, %ifRest: i1, %r: !m, %kept: !m) -> (i1, i1) {
  %yes = arith.constant true
  %owned:2 = bufferization.dealloc (%m, %rest : !m, !m)
    if (%always, %ifRest) retain (%r, %kept : !m, !m)
  return %yes, %owned#1 : i1, i1
}
