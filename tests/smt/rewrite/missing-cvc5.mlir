// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove rewrite --no-cache --cvc5 /nonexistent/cvc5 %s | FileCheck %s
// RUN: freehold-prove rewrite --no-cache --cvc5 /nonexistent/cvc5 --solver z3 %s | FileCheck %s --check-prefix=ALONE
// CHECK: missing-cvc5  unknown: {{.*}}cvc5 was not found; install it (scripts/setup) or use --solver z3
// ALONE: missing-cvc5  proved  (union; any number of operands; z3)
func.func @src(%m: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}
func.func @tgt(%m: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<?xf32>
  }
  return
}
