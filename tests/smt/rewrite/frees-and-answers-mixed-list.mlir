// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// An element of %r may dangle and have the address of one of %m. The shipped lowering then keeps %m in @src, and sets the result
// of %r; with another address it frees %m, and the result is unset. @tgt frees %m and sets the result,
// so that %m is freed twice.
// CHECK: frees-and-answers-mixed-list  proved  (union
// CHECK: frees-and-answers-mixed-list  unknown: the two differ, but only where {{.*}} addresses are reused  (literal
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.list, freehold.noalias}) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %o:2 = bufferization.dealloc (%m : !m) if (%c) retain (%r, %m : !m, !m)
  bufferization.dealloc (%m : !m) if (%c)
  return %o#0 : i1
}
