// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// An element of %r may dangle and have the address of one of %m, which is then not freed.
// CHECK: retains-dangling-list  proved  (union
// CHECK: retains-dangling-list  refuted: leaks  (literal
// CHECK: leak
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %r: !m {freehold.list, freehold.noalias}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %r: !m) {
  %o = bufferization.dealloc (%m : !m) if (%c) retain (%r : !m)
  return
}
