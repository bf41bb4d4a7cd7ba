// S2-always. A condition that is a value or its opposite is true.
//
// readings: union, literal
// for: fh S2 (conditions that were or-ed)
//
// Merging memrefs (S2) or-s their conditions. If these are a value and its negation, as for the two
// sides of a branch, the result is true, whatever else is or-ed to it (%d).

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1, %d: i1, %rest: !m {freehold.list}, %ifRest: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %yes = arith.constant true
  %not = arith.xori %c, %yes : i1
  %some = arith.ori %c, %d : i1
  %any = arith.ori %some, %not : i1
  %owned = bufferization.dealloc (%m, %rest : !m, !m) if (%any, %ifRest) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %c: i1, %d: i1, %rest: !m, %ifRest: i1, %kept: !m) -> i1 {
  %yes = arith.constant true
  %owned = bufferization.dealloc (%m, %rest : !m, !m) if (%yes, %ifRest) retain (%kept : !m)
  return %owned : i1
}
