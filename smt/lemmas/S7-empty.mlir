// S7-empty. An op with nothing to free and nothing retained is erased.
//
// readings: union, literal
// for: fh S7, lowerings (no operands); upstream C3
//
// It does nothing. The memrefs that it does not name stay as they are.

func.func @src(%other: memref<?xf32> {freehold.list}) {
  bufferization.dealloc
  return
}

func.func @tgt(%other: memref<?xf32>) {
  return
}
