// A function that returns a poison memref is undefined, since its caller may get a copy. The good twin returns another.
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --entry bad 2>&1 | FileCheck %s
// RUN: freehold-run %s --entry good --ignore-leaks
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --entry bad --json | FileCheck %s --check-prefix=UNFIT
// CHECK: undefined: a returned memref is poison
// UNFIT: "verdict":"inconclusive","reason":"source-ub"
func.func private @poison() -> memref<2xi32> {
  %p = ub.poison : memref<2xi32>
  return %p : memref<2xi32>
}
func.func private @fresh() -> memref<2xi32> {
  %p = memref.alloc() : memref<2xi32>
  return %p : memref<2xi32>
}
func.func @bad() {
  %m = call @poison() : () -> memref<2xi32>
  return
}
func.func @good() {
  %m = call @fresh() : () -> memref<2xi32>
  return
}
