// S1. A memref whose condition is false is dropped.
//
// readings: union
// for: fh S1, lowerings (operands that are never freed); upstream C4
//
// A memref that is not freed here takes part in nothing: it frees nothing, and no result has its
// condition. Under the literal reading it still keeps later aliases from being freed, so that
// dropping it frees what was kept: `dealloc (%m, %m) if (false, true)`. S1-literal is what holds
// there. The conjunct is that the condition is false.

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32>, %never: i1 {freehold.value = false},
               %after: memref<?xf32> {freehold.list}, %ifAfter: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %owned = bufferization.dealloc
    (%before, %m, %after : memref<?xf32>, memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %never, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%before: memref<?xf32>, %ifBefore: i1, %m: memref<?xf32>, %never: i1,
               %after: memref<?xf32>, %ifAfter: i1, %kept: memref<?xf32>) -> i1 {
  %owned = bufferization.dealloc (%before, %after : memref<?xf32>, memref<?xf32>)
    if (%ifBefore, %ifAfter) retain (%kept : memref<?xf32>)
  return %owned : i1
}
