// S10. Where the source of a clone is freed while the clone lives on, the source takes its place.
//
// readings: union, literal
// for: fh S10; upstream C7, C10
//
// Whoever gets the clone gets the source instead, a heap allocation with the same contents that is
// his alone: the source's own free says that it is one (D4), and that nothing else frees it, since
// it would be freed twice before the rewrite. What else is freed on the way (%rest) may be
// anything.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: memref<?xf32>, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}) -> memref<?xf32> {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%yes)
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %n : memref<?xf32>
}

func.func @tgt(%m: memref<?xf32>, %rest: !m, %ifRest: i1) -> memref<?xf32> {
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %m : memref<?xf32>
}
