// The region of linalg.map now gets the element of its init.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-19 --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-19",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 19: 'linalg.map' reads its init
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'linalg.map' reads its init

//--- good.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  linalg.map { arith.addi } ins(%a, %a : memref<2xi32>, memref<2xi32>) outs(%b : memref<2xi32>)
  return
}

//--- bad.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) {
  linalg.map ins(%a : memref<2xi32>) outs(%b : memref<2xi32>)
    (%x: i32, %old: i32) {
      %s = arith.addi %x, %old : i32
      linalg.yield %s : i32
    }
  return
}
