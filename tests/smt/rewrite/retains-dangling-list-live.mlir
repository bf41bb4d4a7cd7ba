// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// Live elements of %r have addresses of their own.
// CHECK: retains-dangling-list-live  proved  (union
// CHECK: retains-dangling-list-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.list, freehold.noalias, freehold.live}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %r: !m) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return
}
