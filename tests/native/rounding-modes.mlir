// The intrinsic that MLIR makes of an op with a rounding mode does not set the machine's: native runs do not judge it, and are
// no reason to doubt the interpreter. Rounding to nearest is what the machine does.
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-check %s --subject identity --oracle interp,native --json > %t.out
// RUN: FileCheck %s --input-file %t.out
// RUN: sed 's/upward/downward/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir --oracle interp,native --json | FileCheck %s --check-prefix=WRONG
// CHECK-DAG: "oracle":"interp","entry":"up","verdict":"agree"
// CHECK-DAG: "oracle":"native-jit","entry":"up","verdict":"inconclusive","reason":"not-lowerable",{{.*}}arith.truncf
// WRONG-DAG: "oracle":"interp","entry":"up","verdict":"defect","kind":"observation"
// WRONG-NOT: judge-disagreement
func.func @up(%x: f64) -> f32 {
  %r = arith.truncf %x upward : f64 to f32
  return %r : f32
}
// RUN: sed 's/upward/to_nearest_even/' %s > %t.even.mlir
// RUN: freehold-check %t.even.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=EVEN
// EVEN-COUNT-2: "verdict":"agree"
