// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// A live %r has an address of its own.
// CHECK: updated-of-dangling-live  proved  (union
// CHECK: updated-of-dangling-live  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias, freehold.live}) -> (i1, i1) {
  %no = arith.constant false
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%m : !m)
  return %no, %o : i1, i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  return %o#0, %o#1 : i1, i1
}
