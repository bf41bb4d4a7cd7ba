// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// A live %r has an address of its own.
// CHECK: retains-dangling-live  proved  (union
// CHECK: retains-dangling-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias, freehold.live}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %r: !m) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return
}
