// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// An element of %g may dangle and have the address of one of %m, which is then not freed.
// CHECK: dangling-list-before-owned  proved  (union
// CHECK: dangling-list-before-owned  refuted: leaks  (literal
// CHECK: leak
!m = memref<?xf32>

func.func @src(%m: !m {freehold.list}, %c: i1 {freehold.list}, %g: !m {freehold.list, freehold.noalias}, %d: i1 {freehold.list, freehold.value = false}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %g: !m, %d: i1) {
  bufferization.dealloc (%g, %m : !m, !m) if (%d, %c)
  return
}
