// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject fh --subject identity --json | FileCheck %s
// A function's result is observed, so the source is undefined whatever a subject does with it.
// CHECK-COUNT-2: "reason":"source-ub"
func.func @ub() -> memref<4xf32> {
  %0 = ub.poison : memref<4xf32>
  return %0 : memref<4xf32>
}
