// L1-inline. One memref and nothing retained: a guarded free.
//
// readings: union, literal
// for: lowerings W3 (ours and shipped)
//
// Without other operands, only the condition decides. If it is constant, no branch is needed.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%m: !m, %c: i1) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}

func.func @tgt(%m: !m, %c: i1) {
  scf.if %c {
    memref.dealloc %m : !m
  }
  return
}
