// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// An element of %r may dangle and have the address of one of %m. Its result is then true where it is
// lowered by the shipped pass.
// CHECK: updated-of-dangling-list  proved  (union
// CHECK: updated-of-dangling-list  refuted: result 0 gains ownership  (literal
// CHECK: observation
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.list, freehold.noalias}) -> i1 {
  %no = arith.constant false
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  %owned = arith.andi %o#0, %no : i1
  return %owned : i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  return %o#0 : i1
}
