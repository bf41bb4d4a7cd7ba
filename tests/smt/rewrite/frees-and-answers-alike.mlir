// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// As frees-and-answers-mixed.mlir, but %r owns nothing where %m is freed, as in @src if no other
// buffer has the address of %r.
// CHECK: frees-and-answers-alike  proved  (union
// CHECK: frees-and-answers-alike  proved  (literal
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias}) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %no = arith.constant false
  bufferization.dealloc (%m : !m) if (%c)
  return %no : i1
}
