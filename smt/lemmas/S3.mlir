// S3. Retained values that are the same allocation merge; they share a result.
//
// readings: union, literal
// for: fh S3; upstream B4, C2
//
// Retaining an allocation once keeps it as well as retaining it twice does, and a result speaks of
// the allocation only (D2). A retained value need not be live: of an allocation that is gone both
// results are of the same conditions all the same.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list},
               %r: !m {freehold.same_allocation = ["g"]}, %s: !m {freehold.same_allocation = ["g"]},
               %kept: !m {freehold.list}) -> (i1, i1, i1) {
  %owned:3 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %s, %kept : !m, !m, !m)
  return %owned#0, %owned#1, %owned#2 : i1, i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %s: !m, %kept: !m) -> (i1, i1, i1) {
  %owned:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %kept : !m, !m)
  return %owned#0, %owned#0, %owned#1 : i1, i1, i1
}
