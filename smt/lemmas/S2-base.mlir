// S2-base. Base buffers of a memref and of a view of it merge; their conditions are or-ed.
//
// readings: union
// for: fh S2; upstream C1
//
// If a view has the aligned pointer of its source, both have the same base buffer with the same
// descriptor. One may then be freed exactly when the other may, so that, unlike in S2, no fact about
// the memref is needed.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1, %d: i1, %at: index, %size: index,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list},
               %kept: !m {freehold.list}) -> i1 {
  %view = memref.subview %m[%at][%size][1] : !m to !m
  %base, %o, %s, %t = memref.extract_strided_metadata %m
    : !m -> memref<f32>, index, index, index
  %also, %p, %u, %v = memref.extract_strided_metadata %view
    : !m -> memref<f32>, index, index, index
  %owned = bufferization.dealloc (%base, %also, %rest : memref<f32>, memref<f32>, !m)
    if (%c, %d, %ifRest) retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %c: i1, %d: i1, %at: index, %size: index, %rest: !m,
               %ifRest: i1, %kept: !m) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m
    : !m -> memref<f32>, index, index, index
  %either = arith.ori %c, %d : i1
  %owned = bufferization.dealloc (%base, %rest : memref<f32>, !m)
    if (%either, %ifRest) retain (%kept : !m)
  return %owned : i1
}
