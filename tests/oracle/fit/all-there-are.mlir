// Where fewer than three inputs exist, all of them must fit.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json --oracle interp,native | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json --entry one_of_two --args 0 | FileCheck %s --check-prefix=ONLY
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json --entry one_of_two --args 1 | FileCheck %s --check-prefix=OTHER
// CHECK: "oracle":"interp","entry":"one_of_one","verdict":"agree","inputs":1,"fit":1,
// CHECK: "oracle":"native-jit","entry":"one_of_one","verdict":"agree","inputs":1,"fit":1,
// CHECK: "oracle":"interp","entry":"two_of_two","verdict":"agree","inputs":2,"fit":2,
// CHECK: "oracle":"native-jit","entry":"two_of_two","verdict":"agree","inputs":2,"fit":2,
// CHECK: "oracle":"interp","entry":"one_of_two","verdict":"inconclusive","reason":"source-ub",{{.*}}"inputs":2,"fit":1,"aborted":0,"left_out":1
// CHECK: "oracle":"native-jit","entry":"one_of_two","verdict":"inconclusive","reason":"source-ub",{{.*}}"inputs":2,"fit":1,"aborted":0,"left_out":1
// ONLY: "verdict":"agree","inputs":1,"fit":1,"aborted":0,"left_out":0
// OTHER: "verdict":"inconclusive","reason":"source-ub",{{.*}}"inputs":1,"fit":0,"aborted":0,"left_out":1
func.func @one_of_one() -> i32 {
  %v = arith.constant 7 : i32
  return %v : i32
}
func.func @two_of_two(%c: i1) -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %x = arith.select %c, %v, %w : i32
  return %x : i32
}
func.func @one_of_two(%c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %divisor = arith.select %c, %zero, %v : i32
  %x = arith.divsi %v, %divisor : i32
  return %x : i32
}
