// S1-literal. A memref whose condition is false, and that no later memref may be, is dropped.
//
// readings: literal
// also: union
// for: fh S1; upstream C4
//
// S1 for the literal reading: what is dropped must not be what keeps a later alias from being
// freed. Earlier memrefs may be aliases of it. The union reading does not need the second conjunct
// (S1).

func.func @src(%before: memref<?xf32> {freehold.list}, %ifBefore: i1 {freehold.list},
               %m: memref<?xf32> {freehold.noalias = [4]}, %never: i1 {freehold.value = false},
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
