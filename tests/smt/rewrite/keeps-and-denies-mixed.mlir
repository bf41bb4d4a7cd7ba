// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// %r may dangle and have the address of %m. @src then keeps %m and sets the result of %r, or does
// neither. @tgt keeps %m and leaves the result unset.
// CHECK: keeps-and-denies-mixed  proved  (union
// CHECK: keeps-and-denies-mixed  unknown: the two differ, but only where {{.*}} addresses are reused  (literal
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias}) -> i1 {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %o : i1
}
func.func @tgt(%m: !m, %c: i1, %r: !m) -> i1 {
  %no = arith.constant false
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return %no : i1
}
