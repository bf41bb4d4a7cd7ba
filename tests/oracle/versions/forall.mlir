// scf.forall was scf.foreach_thread, which counts from 0 by 1.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'scf.forall' does not count from 0 by 1

//--- good.mlir
func.func @f(%m: memref<2x3xindex>) {
  %three = arith.constant 3 : index
  scf.forall (%i, %j) in (2, %three) {
    memref.store %j, %m[%i, %j] : memref<2x3xindex>
  }
  return
}

//--- bad.mlir
func.func @f(%m: memref<8xindex>) {
  scf.forall (%i) = (1) to (8) step (2) {
    memref.store %i, %m[%i] : memref<8xindex>
  }
  return
}
