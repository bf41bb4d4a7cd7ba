// U1. A retained value that is a memref with the condition true owns it: its result is true.
//
// readings: union, literal
// for: upstream B9
//
// The result is a disjunction with true in it. The op itself stays as it is.

func.func @src(%m: memref<?xf32> {freehold.same_allocation = ["g"]},
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
  %owned:2 = bufferization.dealloc (%m, %rest : memref<?xf32>, memref<?xf32>)
    if (%always, %ifRest) retain (%r, %kept : memref<?xf32>, memref<?xf32>)
  return %yes, %owned#1 : i1, i1
}
