// A command gets the generic form: the pretty one of cf.switch with the second result of an op as an
// operand does not parse.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --command mlir-opt --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%c: i1, %m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %p:2 = scf.if %c -> (i32, i32) {
    scf.yield %zero, %one : i32, i32
  } else {
    scf.yield %one, %zero : i32, i32
  }
  cf.switch %p#0 : i32, [
    default: ^a(%p#1 : i32),
    1: ^a(%zero : i32)
  ]
^a(%x: i32):
  return %x : i32
}
