// Among the generated floats are negative ones, zeros of both signs, large and tiny ones, infinities, NaN, equal pairs, and
// the numbers that the program compares with. Each wrong target differs from its source only on one of these.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @clamped_at_zero(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maximumf %x, %k : f32
  return %r : f32
}
func.func @plus_zero(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.addf %x, %k : f32
  return %r : f32
}
func.func @times_zero(%x: f64) -> f64 {
  %k = arith.constant 0.0 : f64
  %r = arith.mulf %x, %k : f64
  return %r : f64
}
func.func @not_a_number(%x: f32) -> i1 {
  %r = arith.cmpf uno, %x, %x : f32
  return %r : i1
}
func.func @not_below(%x: f32, %y: f32) -> i1 {
  %r = arith.cmpf uge, %x, %y : f32
  return %r : i1
}
func.func @infinite_minus_infinite(%x: f64) -> f64 {
  %r = arith.subf %x, %x : f64
  return %r : f64
}
func.func @negated_difference(%x: f32, %y: f32) -> f32 {
  %s = arith.subf %x, %y : f32
  %r = arith.negf %s : f32
  return %r : f32
}
func.func @equal_numbers(%x: f32, %y: f32) -> i1 {
  %r = arith.cmpf ole, %x, %y : f32
  return %r : i1
}
func.func @too_large_for_f32(%x: f64) -> f64 {
  %t = arith.truncf %x : f64 to f32
  %r = arith.extf %t : f32 to f64
  return %r : f64
}
func.func @tiny(%x: f32) -> f32 {
  %k = arith.constant 0.5 : f32
  %j = arith.constant 2.0 : f32
  %h = arith.mulf %x, %k : f32
  %r = arith.mulf %h, %j : f32
  return %r : f32
}
func.func @at_the_threshold(%x: f32) -> i1 {
  %k = arith.constant 0.75 : f32
  %r = arith.cmpf ogt, %x, %k : f32
  return %r : i1
}
func.func @just_above_a_threshold(%x: f64) -> i1 {
  %k = arith.constant 3.25 : f64
  %r = arith.cmpf ogt, %x, %k : f64
  return %r : i1
}
func.func @negative_bf16(%x: bf16) -> bf16 {
  %k = arith.constant 0.0 : bf16
  %r = arith.maximumf %x, %k : bf16
  return %r : bf16
}
func.func @half_that_overflows(%x: f16) -> f16 {
  %s = arith.addf %x, %x : f16
  return %s : f16
}
func.func @sign_of_zero_f8(%x: f8E5M2) -> f8E5M2 {
  %k = arith.constant 0.0 : f8E5M2
  %r = arith.addf %x, %k : f8E5M2
  return %r : f8E5M2
}
func.func @not_a_number_f128(%x: f128) -> i1 {
  %r = arith.cmpf uno, %x, %x : f128
  return %r : i1
}

//--- wrong.mlir
// WRONG: "entry":"clamped_at_zero"{{.*}}"verdict":"defect","kind":"observation"
func.func @clamped_at_zero(%x: f32) -> f32 {
  return %x : f32
}
// WRONG: "entry":"plus_zero"{{.*}}"verdict":"defect","kind":"observation"
func.func @plus_zero(%x: f32) -> f32 {
  return %x : f32
}
// WRONG: "entry":"times_zero"{{.*}}"verdict":"defect","kind":"observation"
func.func @times_zero(%x: f64) -> f64 {
  %k = arith.constant 0.0 : f64
  return %k : f64
}
// WRONG: "entry":"not_a_number"{{.*}}"verdict":"defect","kind":"observation"
func.func @not_a_number(%x: f32) -> i1 {
  %f = arith.constant false
  return %f : i1
}
// WRONG: "entry":"not_below"{{.*}}"verdict":"defect","kind":"observation"
func.func @not_below(%x: f32, %y: f32) -> i1 {
  %r = arith.cmpf oge, %x, %y : f32
  return %r : i1
}
// WRONG: "entry":"infinite_minus_infinite"{{.*}}"verdict":"defect","kind":"observation"
func.func @infinite_minus_infinite(%x: f64) -> f64 {
  %k = arith.constant 0.0 : f64
  return %k : f64
}
// WRONG: "entry":"negated_difference"{{.*}}"verdict":"defect","kind":"observation"
func.func @negated_difference(%x: f32, %y: f32) -> f32 {
  %r = arith.subf %y, %x : f32
  return %r : f32
}
// WRONG: "entry":"equal_numbers"{{.*}}"verdict":"defect","kind":"observation"
func.func @equal_numbers(%x: f32, %y: f32) -> i1 {
  %r = arith.cmpf olt, %x, %y : f32
  return %r : i1
}
// WRONG: "entry":"too_large_for_f32"{{.*}}"verdict":"defect","kind":"observation"
func.func @too_large_for_f32(%x: f64) -> f64 {
  return %x : f64
}
// WRONG: "entry":"tiny"{{.*}}"verdict":"defect","kind":"observation"
func.func @tiny(%x: f32) -> f32 {
  return %x : f32
}
// WRONG: "entry":"at_the_threshold"{{.*}}"verdict":"defect","kind":"observation"
func.func @at_the_threshold(%x: f32) -> i1 {
  %k = arith.constant 0.75 : f32
  %r = arith.cmpf oge, %x, %k : f32
  return %r : i1
}
// WRONG: "entry":"just_above_a_threshold"{{.*}}"verdict":"defect","kind":"observation"
func.func @just_above_a_threshold(%x: f64) -> i1 {
  %k = arith.constant 3.251 : f64
  %r = arith.cmpf ogt, %x, %k : f64
  return %r : i1
}
// WRONG: "entry":"negative_bf16"{{.*}}"verdict":"defect","kind":"observation"
func.func @negative_bf16(%x: bf16) -> bf16 {
  return %x : bf16
}
// WRONG: "entry":"half_that_overflows"{{.*}}"verdict":"defect","kind":"observation"
func.func @half_that_overflows(%x: f16) -> f16 {
  %e = arith.extf %x : f16 to f32
  %s = arith.addf %e, %e : f32
  %l = arith.constant 65504.0 : f32
  %m = arith.minnumf %s, %l : f32
  %r = arith.truncf %m : f32 to f16
  return %r : f16
}
// WRONG: "entry":"sign_of_zero_f8"{{.*}}"verdict":"defect","kind":"observation"
func.func @sign_of_zero_f8(%x: f8E5M2) -> f8E5M2 {
  return %x : f8E5M2
}
// WRONG: "entry":"not_a_number_f128"{{.*}}"verdict":"defect","kind":"observation"
func.func @not_a_number_f128(%x: f128) -> i1 {
  %f = arith.constant false
  return %f : i1
}

//--- right.mlir
// RIGHT: "entry":"clamped_at_zero"{{.*}}"verdict":"agree"
func.func @clamped_at_zero(%x: f32) -> f32 {
  %k = arith.constant 0.0 : f32
  %r = arith.maximumf %k, %x : f32
  return %r : f32
}
// RIGHT: "entry":"plus_zero"{{.*}}"verdict":"agree"
func.func @plus_zero(%x: f32) -> f32 {
  %k = arith.constant -0.0 : f32
  %r = arith.subf %x, %k : f32
  return %r : f32
}
// RIGHT: "entry":"times_zero"{{.*}}"verdict":"agree"
func.func @times_zero(%x: f64) -> f64 {
  %k = arith.constant 0.0 : f64
  %r = arith.mulf %k, %x : f64
  return %r : f64
}
// RIGHT: "entry":"not_a_number"{{.*}}"verdict":"agree"
func.func @not_a_number(%x: f32) -> i1 {
  %o = arith.cmpf ord, %x, %x : f32
  %t = arith.constant true
  %r = arith.xori %o, %t : i1
  return %r : i1
}
// RIGHT: "entry":"not_below"{{.*}}"verdict":"agree"
func.func @not_below(%x: f32, %y: f32) -> i1 {
  %o = arith.cmpf olt, %x, %y : f32
  %t = arith.constant true
  %r = arith.xori %o, %t : i1
  return %r : i1
}
// RIGHT: "entry":"infinite_minus_infinite"{{.*}}"verdict":"agree"
func.func @infinite_minus_infinite(%x: f64) -> f64 {
  %m = arith.negf %x : f64
  %r = arith.addf %x, %m : f64
  return %r : f64
}
// RIGHT: "entry":"negated_difference"{{.*}}"verdict":"agree"
func.func @negated_difference(%x: f32, %y: f32) -> f32 {
  %k = arith.constant -1.0 : f32
  %s = arith.subf %x, %y : f32
  %r = arith.mulf %s, %k : f32
  return %r : f32
}
// RIGHT: "entry":"equal_numbers"{{.*}}"verdict":"agree"
func.func @equal_numbers(%x: f32, %y: f32) -> i1 {
  %r = arith.cmpf oge, %y, %x : f32
  return %r : i1
}
// RIGHT: "entry":"too_large_for_f32"{{.*}}"verdict":"agree"
func.func @too_large_for_f32(%x: f64) -> f64 {
  %t = arith.truncf %x : f64 to f32
  %r = arith.extf %t : f32 to f64
  return %r : f64
}
// RIGHT: "entry":"tiny"{{.*}}"verdict":"agree"
func.func @tiny(%x: f32) -> f32 {
  %k = arith.constant 0.5 : f32
  %j = arith.constant 2.0 : f32
  %h = arith.divf %x, %j : f32
  %r = arith.divf %h, %k : f32
  return %r : f32
}
// RIGHT: "entry":"at_the_threshold"{{.*}}"verdict":"agree"
func.func @at_the_threshold(%x: f32) -> i1 {
  %k = arith.constant 0.75 : f32
  %r = arith.cmpf olt, %k, %x : f32
  return %r : i1
}
// RIGHT: "entry":"just_above_a_threshold"{{.*}}"verdict":"agree"
func.func @just_above_a_threshold(%x: f64) -> i1 {
  %k = arith.constant 3.25 : f64
  %r = arith.cmpf olt, %k, %x : f64
  return %r : i1
}
// RIGHT: "entry":"negative_bf16"{{.*}}"verdict":"agree"
func.func @negative_bf16(%x: bf16) -> bf16 {
  %k = arith.constant 0.0 : bf16
  %r = arith.maximumf %k, %x : bf16
  return %r : bf16
}
// RIGHT: "entry":"half_that_overflows"{{.*}}"verdict":"agree"
func.func @half_that_overflows(%x: f16) -> f16 {
  %k = arith.constant 2.0 : f16
  %s = arith.mulf %x, %k : f16
  return %s : f16
}
// RIGHT: "entry":"sign_of_zero_f8"{{.*}}"verdict":"agree"
func.func @sign_of_zero_f8(%x: f8E5M2) -> f8E5M2 {
  %k = arith.constant 0.0 : f8E5M2
  %r = arith.addf %k, %x : f8E5M2
  return %r : f8E5M2
}
// RIGHT: "entry":"not_a_number_f128"{{.*}}"verdict":"agree"
func.func @not_a_number_f128(%x: f128) -> i1 {
  %r = arith.cmpf une, %x, %x : f128
  return %r : i1
}
