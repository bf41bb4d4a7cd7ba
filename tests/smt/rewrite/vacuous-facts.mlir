// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache --json %s | FileCheck %s --check-prefix=JSON
// The facts say that the two are one allocation and are not aliases: no world satisfies them.
// CHECK: vacuous-facts  vacuous: precondition can never hold
// JSON: {"name":"vacuous-facts","result":"vacuous","bound":"unbounded","reading":"union","solver":"z3+cvc5","reason":"precondition can never hold",
func.func @src(%m: memref<?xf32> {freehold.noalias, freehold.same_allocation = ["g"]}, %r: memref<?xf32> {freehold.same_allocation = ["g"]}, %c: i1) {
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%r : memref<?xf32>)
  return
}
func.func @tgt(%m: memref<?xf32>, %r: memref<?xf32>, %c: i1) {
  return
}
