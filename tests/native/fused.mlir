// vector.fma rounds once, as its documentation says, although MLIR's own lowering makes llvm.fmuladd of it: here the
// product alone is infinite, and the fused result is not. A target that rounds twice is a defect to both judges.
// RUN: freehold-check %s --subject identity --oracle interp,native --json | FileCheck %s
// CHECK-COUNT-2: "verdict":"agree"
// RUN: sed 's/vector.fma %a, %b, %c/arith.addf %q, %c/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir --entry line --oracle interp,native --json | FileCheck %s --check-prefix=TWICE
// TWICE-DAG: "oracle":"interp",{{.*}}"verdict":"defect","kind":"observation"
// TWICE-DAG: "oracle":"native-jit",{{.*}}"verdict":"defect","kind":"observation"
func.func @line(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<3.0e+38> : vector<2xf32>
  %b = arith.constant dense<10.0> : vector<2xf32>
  %c = arith.constant dense<0xFF800000> : vector<2xf32>
  %q = arith.mulf %a, %b : vector<2xf32>
  %r = vector.fma %a, %b, %c : vector<2xf32>
  vector.store %r, %m[%c0] : memref<2xf32>, vector<2xf32>
  return
}
