// The lowering of a ceildiv negates its dividend. On the smallest index that overflows, so that the program is undefined there, and
// not a reason for the judges to disagree. It is judged on all other inputs, on which rounding down is a defect to both.
// RUN: freehold-check %s --subject identity --oracle interp,native --json | FileCheck %s
// CHECK-COUNT-2: "verdict":"agree"
// RUN: freehold-check %s --subject identity --args -9223372036854775807 --oracle interp,native --json | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject identity --args -9223372036854775808 --json | FileCheck %s --check-prefix=MIN
// MIN: "reason":"source-ub"
// RUN: sed 's/ceildiv 4/floordiv 4/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir --oracle interp,native --json | FileCheck %s --check-prefix=WRONG
// WRONG-COUNT-2: "kind":"observation"
func.func @f(%n: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%n)
  return %r : index
}
