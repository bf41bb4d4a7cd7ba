// Floats come in combinations that show another rounding, the sign of a zero, and NaN, as arguments and as cells.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 6 judged = 6 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"difference",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"least",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"contracted",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"twice",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"sum",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"quotient",{{.*}}"kind":"observation"

//--- before.mlir
func.func @difference(%x: f64, %y: f64) -> f64 {
  %r = arith.subf %x, %y : f64
  return %r : f64
}
func.func @least(%m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c1] : memref<2xf64>
  %r = arith.minimumf %x, %y : f64
  return %r : f64
}
func.func @contracted(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %z = memref.load %c[%i] : memref<?xf64>
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %p, %z : f64
    memref.store %s, %c[%i] : memref<?xf64>
  }
  return
}
func.func @twice(%x: f64) -> bf16 {
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}
func.func @sum(%m: memref<3xbf16>) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c0] : memref<3xbf16>
  %y = memref.load %m[%c1] : memref<3xbf16>
  %z = memref.load %m[%c2] : memref<3xbf16>
  %p = arith.addf %x, %y : bf16
  %r = arith.addf %p, %z : bf16
  return %r : bf16
}
func.func @quotient(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<4xf64>
  %y = memref.load %m[%c1] : memref<4xf64>
  %r = arith.divf %x, %y : f64
  return %r : f64
}

//--- right.mlir
func.func @difference(%x: f64, %y: f64) -> f64 {
  %n = arith.negf %y : f64
  %r = arith.addf %n, %x : f64
  return %r : f64
}
func.func @least(%m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c1] : memref<2xf64>
  %r = arith.minimumf %y, %x : f64
  return %r : f64
}
func.func @contracted(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %z = memref.load %c[%i] : memref<?xf64>
    %p = arith.mulf %y, %x : f64
    %s = arith.addf %z, %p : f64
    memref.store %s, %c[%i] : memref<?xf64>
  }
  return
}
func.func @twice(%x: f64) -> bf16 {
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}
func.func @sum(%m: memref<3xbf16>) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c0] : memref<3xbf16>
  %y = memref.load %m[%c1] : memref<3xbf16>
  %z = memref.load %m[%c2] : memref<3xbf16>
  %p = arith.addf %y, %x : bf16
  %r = arith.addf %z, %p : bf16
  return %r : bf16
}
func.func @quotient(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<4xf64>
  %y = memref.load %m[%c1] : memref<4xf64>
  %a = arith.negf %x : f64
  %b = arith.negf %y : f64
  %r = arith.divf %a, %b : f64
  return %r : f64
}

//--- wrong.mlir
func.func @difference(%x: f64, %y: f64) -> f64 {
  %d = arith.subf %y, %x : f64
  %r = arith.negf %d : f64
  return %r : f64
}
func.func @least(%m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c1] : memref<2xf64>
  %r = arith.minnumf %y, %x : f64
  return %r : f64
}
func.func @contracted(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %z = memref.load %c[%i] : memref<?xf64>
    %s = math.fma %x, %y, %z : f64
    memref.store %s, %c[%i] : memref<?xf64>
  }
  return
}
func.func @twice(%x: f64) -> bf16 {
  %y = arith.truncf %x : f64 to f32
  %r = arith.truncf %y : f32 to bf16
  return %r : bf16
}
func.func @sum(%m: memref<3xbf16>) -> bf16 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c0] : memref<3xbf16>
  %y = memref.load %m[%c1] : memref<3xbf16>
  %z = memref.load %m[%c2] : memref<3xbf16>
  %p = arith.addf %y, %z : bf16
  %r = arith.addf %x, %p : bf16
  return %r : bf16
}
func.func @quotient(%m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %x = memref.load %m[%c0] : memref<4xf64>
  %y = memref.load %m[%c1] : memref<4xf64>
  %q = arith.divf %one, %y : f64
  %r = arith.mulf %q, %x : f64
  return %r : f64
}
