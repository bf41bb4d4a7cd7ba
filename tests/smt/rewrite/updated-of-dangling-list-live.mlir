// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// Live elements of %r have addresses of their own.
// CHECK: updated-of-dangling-list-live  proved  (union
// CHECK: updated-of-dangling-list-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.list, freehold.noalias, freehold.live}) -> i1 {
  %no = arith.constant false
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  %owned = arith.andi %o#0, %no : i1
  return %owned : i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  return %o#0 : i1
}
