// A command gets the generic form: the pretty one of cf.switch with the second result of an op as an
// operand does not parse.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --command "mlir-opt-22 --mlir-print-op-generic" --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%c: i1, %m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %p:2 = scf.if %c -> (i32, i32) {
    scf.yield %zero, %one : i32, i32
  } else {
    scf.yield %one, %zero : i32, i32
  }
  "cf.switch"(%p#0, %p#1, %zero)[^a, ^a] <{
    case_operand_segments = array<i32: 1>, case_values = dense<1> : tensor<1xi32>,
    operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^a(%x: i32):
  return %x : i32
}
