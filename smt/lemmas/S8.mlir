// S8. The allocated memref itself is freed in the place of its base buffer.
//
// readings: union, literal
// for: fh S8, baseOf of the ownership pass; upstream C5
//
// The base buffer has offset 0 and the aligned pointer of the memref. So has the memref if it is
// the allocated one, which is the conjunct: a view with an offset of its own must not be freed
// (D4), though its base buffer may.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m {freehold.original}, %c: i1, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}, %kept: !m {freehold.list}) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %m : !m -> memref<f32>, index, index, index
  %owned = bufferization.dealloc (%base, %rest : memref<f32>, !m) if (%c, %ifRest)
    retain (%kept : !m)
  return %owned : i1
}

func.func @tgt(%m: !m, %c: i1, %rest: !m, %ifRest: i1, %kept: !m) -> i1 {
  %owned = bufferization.dealloc (%m, %rest : !m, !m) if (%c, %ifRest) retain (%kept : !m)
  return %owned : i1
}
