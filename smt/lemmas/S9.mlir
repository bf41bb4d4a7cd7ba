// S9. An allocation whose only use is its free is erased together with it.
//
// readings: union, literal
// for: fh S9; upstream C6
//
// Nobody sees it. It is no other memref and no retained value, since they were there before it was.
// The conjunct is that it is freed for sure: what was a leak is not what is being tidied here.

func.func @src(%size: index, %always: i1 {freehold.value = true},
               %m: memref<?xf32> {freehold.list}, %c: i1 {freehold.list},
               %kept: memref<?xf32> {freehold.list}) -> i1 {
  %new = memref.alloc(%size) : memref<?xf32>
  %owned = bufferization.dealloc (%new, %m : memref<?xf32>, memref<?xf32>) if (%always, %c)
    retain (%kept : memref<?xf32>)
  return %owned : i1
}

func.func @tgt(%size: index, %always: i1, %m: memref<?xf32>, %c: i1, %kept: memref<?xf32>) -> i1 {
  %owned = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%kept : memref<?xf32>)
  return %owned : i1
}
