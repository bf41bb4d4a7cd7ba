// Ops that MLIR's own lowering computes in another way than they are defined: native runs agree with the interpreter on each,
// where a zero keeps its sign and small numbers are not lost. Targets that compute what the lowering would are defects to both.
// RUN: freehold-check %s --subject identity --oracle interp,native --json | FileCheck %s
// CHECK-NOT: "verdict":"{{defect|inconclusive}}"
// CHECK-COUNT-14: "verdict":"agree"
// RUN: sed 's/^  %r = math.expm1 %x : f32/  %e = math.exp %x : f32\n  %one = arith.constant 1.0 : f32\n  %r = arith.subf %e, %one : f32/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir --entry expm1 --oracle interp,native --json | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/^  %r = arith.maximumf %x, %y : f16/  %g = arith.cmpf ugt, %x, %y : f16\n  %r = arith.select %g, %x, %y : f16/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir --entry maximumf --oracle interp,native --json | FileCheck %s --check-prefix=WRONG
// WRONG-DAG: "oracle":"interp",{{.*}}"verdict":"defect","kind":"observation"
// WRONG-DAG: "oracle":"native-jit",{{.*}}"verdict":"defect","kind":"observation"
func.func @expm1(%x: f32) -> f32 {
  %r = math.expm1 %x : f32
  return %r : f32
}
func.func @log1p(%x: f64) -> f64 {
  %r = math.log1p %x : f64
  return %r : f64
}
func.func @half(%x: f16) -> f16 {
  %r = math.log1p %x : f16
  return %r : f16
}
func.func @rsqrt(%x: bf16) -> bf16 {
  %r = math.rsqrt %x : bf16
  return %r : bf16
}
func.func @maximumf(%x: f16, %y: f16) -> f16 {
  %r = arith.maximumf %x, %y : f16
  return %r : f16
}
func.func @minimumf(%x: bf16, %y: bf16) -> bf16 {
  %r = arith.minimumf %x, %y : bf16
  return %r : bf16
}
func.func @lanes(%m: memref<4xf32>, %n: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %x = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>
  %y = vector.load %n[%c0] : memref<4xf32>, vector<4xf32>
  %r = arith.maximumf %x, %y : vector<4xf32>
  %s = math.expm1 %r : vector<4xf32>
  vector.store %s, %m[%c0] : memref<4xf32>, vector<4xf32>
  return
}
