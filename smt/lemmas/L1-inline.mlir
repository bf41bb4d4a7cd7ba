// L1-inline. One memref and nothing retained: a guarded free.
//
// readings: union, literal
// for: lowerings D3 (ours and shipped)
//
// The condition is all there is to look at. Where it is constant, no branch is needed.

func.func @src(%m: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}

func.func @tgt(%m: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<?xf32>
  }
  return
}
