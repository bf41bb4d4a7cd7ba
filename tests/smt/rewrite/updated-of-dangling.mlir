// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// %r may dangle and have the address of %m. Its result is then the condition of %m where it is
// lowered by the shipped pass.
// CHECK: updated-of-dangling  proved  (union
// CHECK: updated-of-dangling  refuted: result 0 gains ownership  (literal
// CHECK: observation
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias}) -> (i1, i1) {
  %no = arith.constant false
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%m : !m)
  return %no, %o : i1, i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  return %o#0, %o#1 : i1, i1
}
