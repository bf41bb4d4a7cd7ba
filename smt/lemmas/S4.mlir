// S4. A memref that is retained for sure is dropped; its condition is or-ed into the results of
// what it is.
//
// readings: union, literal
// for: fh S4; upstream B1, B2, B3, B4
//
// What is retained is not freed, so all that the memref does is to give its condition to the
// results of the retained values that are it. The first conjunct says that there is one at least
// (%r), the second that all that may be it are it (%same), the last that no other one may be
// (%kept): without it a result would lose ownership. Other memrefs may well be the same allocation.
// Where the op is left without memrefs, S7 says what is left.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.same_allocation = ["g"], freehold.noalias = [6]}, %c: i1,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list},
               %r: !m {freehold.same_allocation = ["g"]},
               %same: !m {freehold.list, freehold.same_allocation = ["g"]},
               %kept: !m {freehold.list}) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%m, %rest : !m, !m) if (%c, %ifRest)
    retain (%r, %same, %kept : !m, !m, !m)
  return %owned#0, %owned#1, %owned#2 : i1, i1, i1
}

func.func @tgt(%m: !m, %c: i1, %rest: !m, %ifRest: i1, %r: !m, %same: !m,
               %kept: !m) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%rest : !m) if (%ifRest) retain (%r, %same, %kept : !m, !m, !m)
  %x = arith.ori %c, %owned#0 : i1
  %y = arith.ori %c, %owned#1 : i1
  return %x, %y, %owned#2 : i1, i1, i1
}
