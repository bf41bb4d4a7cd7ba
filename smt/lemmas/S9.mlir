// S9. An allocation whose only use is to be freed is erased, and it is freed no more.
//
// readings: union, literal
// for: fh S9; upstream C6
//
// Nobody sees it: it is no other memref and no retained value, since those were there before it
// was. Its condition does not matter, for what leaked before does not do so after; the passes ask
// for true, to leave leaks to be found.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%size: index, %new: i1, %m: !m {freehold.list}, %c: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %alloc = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%alloc, %m : memref<?xf32>, !m) if (%new, %c) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%size: index, %new: i1, %m: !m, %c: i1, %kept: !m) -> i1 {
  %owned = bufferization.dealloc (%m : !m) if (%c) retain (%kept : !m)
  return %owned : i1
}
