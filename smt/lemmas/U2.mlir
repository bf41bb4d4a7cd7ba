// U2. A memref with the condition true and the retained value that it is are both dropped; that
// result is true.
//
// readings: union, literal
// for: upstream B9
//
// U1-drop, and S5 for what is retained: no other memref may be the allocation either, or it would
// free what is kept. That is what the last conjunct is for.

func.func @src(%m: memref<?xf32> {freehold.same_allocation = ["g"], freehold.noalias = [5, 2]},
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
  %owned = bufferization.dealloc (%rest : memref<?xf32>) if (%ifRest)
    retain (%kept : memref<?xf32>)
  return %yes, %owned : i1, i1
}
