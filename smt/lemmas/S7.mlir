// S7. The results of a dealloc that frees nothing are false.
//
// readings: union, literal
// for: fh S7, lowerings (only retained values); upstream B2, C3
//
// A result is the disjunction of no conditions. %r is any one of the retained values.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%r: !m, %kept: !m {freehold.list}) -> i1 {
  %owned:2 = bufferization.dealloc retain (%r, %kept : !m, !m)
  return %owned#0 : i1
}

func.func @tgt(%r: !m, %kept: !m) -> i1 {
  %no = arith.constant false
  return %no : i1
}
