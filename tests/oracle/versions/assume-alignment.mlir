// In MLIR 16 memref.assume_alignment has no result.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.assume_alignment %m, 4 : memref<2xi32>
  %x = memref.load %a[%zero] : memref<2xi32>
  return %x : i32
}
