// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// %r may dangle and have the address of %m, which the shipped lowering then does not free.
// CHECK: retains-dangling  proved  (union
// CHECK: retains-dangling  refuted: leaks  (literal
// CHECK: leak
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %r: !m {freehold.noalias}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %r: !m) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return
}
