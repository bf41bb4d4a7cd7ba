// Of @two, two of eight inputs fit, too few to say that a target agrees. One fit input is enough to say that it is wrong. Of
// @three three fit, which is enough.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json --oracle interp,native | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --verbose 2>&1 | FileCheck %s --check-prefix=TEXT

// RIGHT: "oracle":"interp","entry":"two","verdict":"inconclusive","reason":"source-ub",{{.*}}"inputs":8,"fit":2,"aborted":0,"left_out":6
// RIGHT: "oracle":"native-jit","entry":"two","verdict":"inconclusive","reason":"source-ub",{{.*}}"inputs":8,"fit":2,"aborted":0,"left_out":6
// RIGHT: "oracle":"interp","entry":"three","verdict":"agree","inputs":8,"fit":3,"aborted":0,"left_out":5
// RIGHT: "oracle":"native-jit","entry":"three","verdict":"agree","inputs":8,"fit":3,"aborted":0,"left_out":5
// WRONG: "oracle":"interp","entry":"two","verdict":"defect","kind":"observation"
// WRONG: "oracle":"native-jit","entry":"two","verdict":"defect","kind":"observation"
// TEXT: @two {{.*}}: inconclusive source-ub (2 of 8 inputs fit, {{[0-9]+}} paths); 6 do not fit: undefined:
// TEXT: @three {{.*}}: agree on 3 of 8 inputs ({{[0-9]+}} paths); 5 do not fit: undefined:

//--- before.mlir
func.func @two(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %fits = arith.andi %a, %b : i1
  %divisor = arith.select %fits, %v, %zero : i32
  %x = arith.divsi %v, %divisor : i32
  return %x : i32
}
func.func @three(%a: i1, %b: i1, %c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %either = arith.ori %b, %c : i1
  %fits = arith.andi %a, %either : i1
  %divisor = arith.select %fits, %v, %zero : i32
  %x = arith.divsi %v, %divisor : i32
  return %x : i32
}

//--- right.mlir
func.func @two(%a: i1, %b: i1, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}
func.func @three(%a: i1, %b: i1, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}

//--- wrong.mlir
// The defect shows on one fit input only.
func.func @two(%a: i1, %b: i1, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %x = arith.select %c, %two, %one : i32
  return %x : i32
}
func.func @three(%a: i1, %b: i1, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}
