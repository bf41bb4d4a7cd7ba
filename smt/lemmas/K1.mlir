// K1. A clone whose source is freed is replaced by the source, which is then not freed.
//
// readings: union, literal
// for: fh K1; upstream C7
//
// Source and clone may be read before the free, the source through any memref (%o). Since @src frees
// the source, it is a live heap allocation and the originally allocated memref (D4), and none of the
// memrefs that are freed in between (%rest) is the same allocation.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%s: memref<?xf32>, %at: index, %o: !m, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}) -> (memref<?xf32>, f32, f32) {
  %n = bufferization.clone %s : memref<?xf32> to memref<?xf32>
  %v = memref.load %o[%at] : !m
  %w = memref.load %n[%at] : memref<?xf32>
  bufferization.dealloc (%rest : !m) if (%ifRest)
  memref.dealloc %s : memref<?xf32>
  return %n, %v, %w : memref<?xf32>, f32, f32
}

func.func @tgt(%s: memref<?xf32>, %at: index, %o: !m, %rest: !m,
               %ifRest: i1) -> (memref<?xf32>, f32, f32) {
  %v = memref.load %o[%at] : !m
  %w = memref.load %s[%at] : memref<?xf32>
  bufferization.dealloc (%rest : !m) if (%ifRest)
  return %s, %v, %w : memref<?xf32>, f32, f32
}
