// S5. A retained value that no memref may be is dropped; its result is false.
//
// readings: union, literal
// for: fh S5; upstream B6
//
// Such a retained value prevents no free, and no memref can make it own anything. The conjunct is
// about the memrefs to free only: other retained values may be the same allocation.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.noalias = [0]},
               %kept: !m {freehold.list}) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %kept : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%m: !m, %c: i1, %r: !m, %kept: !m) -> (i1, i1) {
  %no = arith.constant false
  %owned = bufferization.dealloc (%m : !m) if (%c) retain (%kept : !m)
  return %no, %owned : i1, i1
}
