// What is a number stays that number. Of poison and what is unwritten any number may be chosen, which is not run.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry of_poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry of_undef 2>&1 | FileCheck %s --check-prefix=POISON
// CHECK: result 0 = 7 : i8
// CHECK: result 1 = 1.5 : f64
// POISON: unsupported: a number for what is poison or unwritten
func.func @main() -> (i8, f64) {
  %seven = arith.constant 7 : i8
  %x = arith.constant 1.5 : f64
  %a = llvm.freeze %seven : i8
  %b = llvm.freeze %x : f64
  return %a, %b : i8, f64
}
func.func @of_poison() -> i8 {
  %p = arith.constant 127 : i8
  %s = arith.addi %p, %p overflow<nsw> : i8
  %a = llvm.freeze %s : i8
  return %a : i8
}
func.func @of_undef() -> i8 {
  %u = llvm.mlir.undef : i8
  %a = llvm.freeze %u : i8
  return %a : i8
}
