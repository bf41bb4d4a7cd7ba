// S4-base. A base buffer of a retained value is dropped; its condition is or-ed into that result.
//
// readings: union, literal
// for: fh S4; upstream B5
//
// S4 seen through memref.extract_strided_metadata, which gives another memref of the allocation.
// The conjunct is that no other retained value may be it.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%r: !m {freehold.noalias = [4]}, %c: i1, %rest: !m {freehold.list},
               %ifRest: i1 {freehold.list}, %kept: !m {freehold.list}) -> (i1, i1) {
  %base, %o, %s, %t = memref.extract_strided_metadata %r : !m -> memref<f32>, index, index, index
  %owned:2 = bufferization.dealloc (%base, %rest : memref<f32>, !m) if (%c, %ifRest)
    retain (%r, %kept : !m, !m)
  return %owned#0, %owned#1 : i1, i1
}

func.func @tgt(%r: !m, %c: i1, %rest: !m, %ifRest: i1, %kept: !m) -> (i1, i1) {
  %owned:2 = bufferization.dealloc (%rest : !m) if (%ifRest) retain (%r, %kept : !m, !m)
  %x = arith.ori %c, %owned#0 : i1
  return %x, %owned#1 : i1, i1
}
