// U1-drop. A memref with the condition true that is retained for sure is dropped; that result is
// true.
//
// readings: union, literal
// for: fh S4; upstream B9
//
// S4 with true in the place of the condition: the retained value stays, for the sake of other
// memrefs that may be the same allocation. The conjuncts are those of S4, and that the condition is
// true.

func.func @src(%m: memref<?xf32> {freehold.same_allocation = ["g"], freehold.noalias = [5]},
               %always: i1 {freehold.value = true}, %rest: memref<?xf32> {freehold.list},
               %ifRest: i1 {freehold.list}, %r: memref<?xf32> {freehold.same_allocation = ["g"]},
               %kept: memref<?xf32> {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m, %rest : memref<?xf32>, memref<?xf32>)
    if (%always, %ifRest) retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: memref<?xf32>, %always: i1, %rest: memref<?xf32>, %ifRest: i1,
               %r: memref<?xf32>, %kept: memref<?xf32>) -> (i1, i1) {
  %yes = arith.constant true
  %owned:2 = bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
    retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %yes, %owned#1 : i1, i1
}
