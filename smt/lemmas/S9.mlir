// S9. An allocation whose only use is its free is erased together with the free.
//
// readings: union, literal
// for: fh S9; upstream C6
//
// Nothing observes the allocation: all other operands of the dealloc existed before it, so none of
// them is the same allocation. The rewrite is right for any condition, since it only removes a leak
// if the condition is false. The passes require the constant true all the same, so that they do not
// hide leaks.

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
