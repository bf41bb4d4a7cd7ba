// Integers of more than 64 bits are opaque to the solvers; a counterexample with one can be printed.
// RUN: %S/../../oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted: result 0
// CHECK: i65
func.func @src(%v: i65 {freehold.defined}) -> i65 { return %v : i65 }
func.func @tgt(%v: i65) -> i65 {
  %c = arith.constant 1 : i65
  return %c : i65
}
