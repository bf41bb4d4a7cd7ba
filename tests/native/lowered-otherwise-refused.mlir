// Ops for which MLIR's lowering has no code that computes what they are defined to: native runs do not judge them, and are no reason
// to doubt the interpreter. The same ops of other types are judged.
// RUN: split-file --leading-lines %s %t
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %t/wide.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=WIDE
// WIDE: "oracle":"native-jit",{{.*}}"reason":"not-lowerable",{{.*}}arith.floordivsi
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %t/twice.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=TWICE
// TWICE: "oracle":"native-jit",{{.*}}"reason":"not-lowerable",{{.*}}arith.truncf
// RUN: sed 's/i128/i64/g' %t/wide.mlir > %t/narrow.mlir
// RUN: freehold-check %t/narrow.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=JUDGED
// RUN: sed 's/bf16/f16/g' %t/twice.mlir > %t/once.mlir
// RUN: freehold-check %t/once.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=JUDGED
// JUDGED-COUNT-2: "verdict":"agree"

//--- wide.mlir
func.func @f(%x: i128, %y: i128) -> i128 {
  %r = arith.floordivsi %x, %y : i128
  return %r : i128
}
//--- twice.mlir
func.func @f(%x: f64) -> bf16 {
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}
