// K1. Where the source of a clone is freed, the source is handed on as the clone.
//
// readings: union, literal
// for: fh K1; upstream C7
//
// The source may be looked at before its free, by any name (%o), and so may the clone. That the
// free is there says that the source is a heap allocation and its own memref (D4), and that nothing
// else on the way frees it (%rest).

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
