// The numbers of atomic kinds have changed, and some kinds are new.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-19 --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-19",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 19: 'memref.atomic_rmw' is of a kind that is not there
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'memref.atomic_rmw' is of a kind that is not there

//--- good.mlir
func.func @f(%m: memref<2xi32>, %n: memref<2xf32>, %v: i32, %w: f32) {
  %i = arith.constant 1 : index
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<2xi32>) -> i32
  %1 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<2xi32>) -> i32
  %2 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<2xi32>) -> i32
  %3 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<2xi32>) -> i32
  %4 = memref.atomic_rmw minimumf %w, %n[%i] : (f32, memref<2xf32>) -> f32
  %5 = memref.atomic_rmw assign %w, %n[%i] : (f32, memref<2xf32>) -> f32
  return
}

//--- bad.mlir
func.func @f(%m: memref<2xi32>, %v: i32) {
  %i = arith.constant 1 : index
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}
