// S8-view. Freeing the base buffer of a view frees the memref that it is a view of.
//
// readings: union, literal
// for: fh ownership, Emit::baseOf; upstream A4, A19, A49
//
// Whatever the view skips at the start, its base buffer has offset 0 and the aligned pointer of the
// allocated memref, which the operand of the other op is if its condition is set (D4). A memref
// that metadata cannot be extracted from, one without a rank, is viewed as one scalar first.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %from: index {freehold.defined}, %size: index {freehold.defined}, %c: i1,
               %u: memref<*xf32>, %d: i1, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}, %kept: !m {freehold.list}) -> i1 {
  %owned = bufferization.dealloc (%m, %u, %rest : !m, memref<*xf32>, !m) if (%c, %d, %ifRest)
    retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %from: index, %size: index, %c: i1, %u: memref<*xf32>, %d: i1, %rest: !m,
               %ifRest: i1, %kept: !m) -> i1 {
  %view = memref.subview %m[%from] [%size] [1] : !m to !m
  %base, %o, %s, %t = memref.extract_strided_metadata %view : !m -> memref<f32>, index, index, index
  %scalar = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: []
    : memref<*xf32> to memref<f32>
  %first, %p = memref.extract_strided_metadata %scalar : memref<f32> -> memref<f32>, index
  %owned = bufferization.dealloc (%base, %first, %rest : memref<f32>, memref<f32>, !m)
    if (%c, %d, %ifRest) retain (%kept : !m)
  return %owned : i1
}
