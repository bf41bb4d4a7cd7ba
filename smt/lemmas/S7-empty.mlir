// S7-empty. An op with nothing to free and nothing retained is erased.
//
// readings: union, literal
// for: fh S7, lowerings (no operands); upstream C3
//
// Such an op does nothing; no other memref changes.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%other: !m {freehold.list}) {
  bufferization.dealloc
  return
}

func.func @tgt(%other: !m) {
  return
}
