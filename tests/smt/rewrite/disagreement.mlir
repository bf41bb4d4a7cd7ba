// A cvc5 that answers sat to everything: the question is saved, and the error is reported as ours.
// RUN: rm -rf %t && mkdir -p %t && cp %S/Inputs/says-sat %t/cvc5
// RUN: %source/tests/oracle/Inputs/exit-code 4 freehold-prove rewrite --no-cache --cvc5 %t/cvc5 --emit-smtlib %t %s 2>&1 | FileCheck %s
// RUN: z3 %t/disagreement-*.smt2 | FileCheck %s --check-prefix=Z3
// CHECK: freehold-prove: error: z3 and cvc5 disagree; the question is in {{.*}}/disagreement-{{[0-9]+}}.smt2
// Z3: unsat
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
