// Reductions of affine.parallel are atomic kinds by number.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%m: memref<4xi32>) -> i32 {
  %r = affine.parallel (%i) = (0) to (4) reduce ("muli") -> (i32) {
    %x = affine.load %m[%i] : memref<4xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
