// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// %g may dangle and have the address of %m, which the shipped lowering then does not free.
// CHECK: dangling-before-owned  proved  (union
// CHECK: dangling-before-owned  refuted: leaks  (literal
// CHECK: leak
!m = memref<?xf32>

func.func @src(%m: !m, %c: i1, %g: !m {freehold.noalias}) {
  bufferization.dealloc (%m : !m) if (%c)
  return
}
func.func @tgt(%m: !m, %c: i1, %g: !m) {
  %no = arith.constant false
  bufferization.dealloc (%g, %m : !m, !m) if (%no, %c)
  return
}
