// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// As in dangling-before-owned.mlir, but %g is live, so its address is not that of %m.
// CHECK: dangling-before-owned-live  proved  (union
// CHECK: dangling-before-owned-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %g: !m {freehold.noalias, freehold.live}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %g: !m) {
  %no = arith.constant false
  bufferization.dealloc (%g, %m : !m, !m) if (%no, %c)
  return
}
