// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// Live elements of %g have addresses of their own.
// CHECK: dangling-list-before-owned-live  proved  (union
// CHECK: dangling-list-before-owned-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %g: !m {freehold.list, freehold.noalias, freehold.live}, %d: i1 {freehold.list, freehold.value = false}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %g: !m, %d: i1) {
  bufferization.dealloc (%g, %m : !m, !m) if (%d, %c)
  return
}
