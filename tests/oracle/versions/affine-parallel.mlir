// Reductions of affine.parallel are atomic kinds by number.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'affine.parallel' is of a kind that is not there

//--- good.mlir
func.func @f(%m: memref<4xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  return %r : i32
}

//--- bad.mlir
func.func @f(%m: memref<4xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (4) reduce ("xori") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
