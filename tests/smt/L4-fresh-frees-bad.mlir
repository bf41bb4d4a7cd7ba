// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s

// Arguments may be the same allocation.
// CHECK: L4-fresh-frees-bad  refuted: frees twice

!m = memref<?xf32>

func.func @src(%m: !m, %n: !m, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : !m, !m) if (%c, %d)
  return
}

func.func @tgt(%m: !m, %n: !m, %c: i1, %d: i1) {
  scf.if %c {
    memref.dealloc %m : !m
  }
  scf.if %d {
    memref.dealloc %n : !m
  }
  return
}
