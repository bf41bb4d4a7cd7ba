// S9. An allocation whose only use is to be freed is erased, and it is freed no more.
//
// readings: union, literal
// for: fh S9; upstream C6
//
// Nobody sees it: it is no other memref and no retained value, since those were there before it was.
// Its condition does not matter, for what leaked before does not do so after; the passes ask for true,
// to leave leaks to be found.

func.func @src(%size: index, %new: i1, %m: memref<?xf32> {freehold.list}, %c: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %alloc = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%alloc, %m : memref<?xf32>, memref<?xf32>) if (%new, %c)
    retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%size: index, %new: i1, %m: memref<?xf32>, %c: i1, %kept: memref<?xf32>) -> i1 {
  %owned = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%kept : memref<?xf32>)
  return %owned : i1
}
