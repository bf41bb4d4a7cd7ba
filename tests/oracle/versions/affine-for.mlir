// Bounds of affine.for have other names in MLIR 16, and its operands no sizes.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%m: memref<8xi32>, %b: i1, %k: i32) -> i32 {
  %n = arith.index_castui %b : i1 to index
  %s = affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<()[s0] -> (s0 + 5, 8)>()[%n] step 2
      iter_args(%a = %k) -> i32 {
    %x = affine.load %m[%i] : memref<8xi32>
    %y = arith.addi %a, %x : i32
    affine.yield %y : i32
  }
  affine.for %i = 0 to 8 {
    affine.store %s, %m[%i] : memref<8xi32>
  }
  return %s : i32
}
