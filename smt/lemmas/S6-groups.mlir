// S6-groups. Groups of memrefs that cannot alias each other get an op each, which retains what its group may
// alias.
//
// readings: union, literal
// for: fh S6; upstream B8
//
// S6 for a group on either side, and S5 at once: what only one group may be is retained by that op
// only, and its result is that op's. Each conjunct says that one list cannot be another one.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.list, freehold.noalias = [2]}, %c: i1 {freehold.list},
               %n: !m {freehold.list}, %d: i1 {freehold.list},
               %withM: !m {freehold.list, freehold.noalias = [2]},
               %withN: !m {freehold.list, freehold.noalias = [0]},
               %kept: !m {freehold.list}) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%m, %n : !m, !m) if (%c, %d)
    retain (%withM, %withN, %kept : !m, !m, !m)
  return %owned#0, %owned#1, %owned#2 : i1, i1, i1
}

func.func @tgt(%m: !m, %c: i1, %n: !m, %d: i1, %withM: !m, %withN: !m, %kept: !m) -> (i1, i1, i1) {
  %x:2 = bufferization.dealloc (%m : !m) if (%c) retain (%withM, %kept : !m, !m)
  %y:2 = bufferization.dealloc (%n : !m) if (%d) retain (%withN, %kept : !m, !m)
  %owned = arith.ori %x#1, %y#1 : i1
  return %x#0, %y#0, %owned : i1, i1, i1
}
