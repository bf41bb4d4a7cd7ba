// A difference that follows from a result which the language leaves open is no defect: the sign and payload of a
// NaN, and which of two zeros maxnumf returns. All other differences are.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT-DAG: "oracle":"interp","entry":"nan_bits","verdict":"inconclusive","reason":"open-result"{{.*}}arith.bitcast: the sign and payload of a NaN are not determined
// RIGHT-DAG: "oracle":"native-jit","entry":"nan_bits","verdict":"inconclusive","reason":"open-result"
// RIGHT-DAG: "oracle":"interp","entry":"nan_sign","verdict":"inconclusive","reason":"open-result"
// RIGHT-DAG: "oracle":"interp","entry":"zeros","verdict":"inconclusive","reason":"open-result"{{.*}}either of two zeros of different sign is right
// RIGHT-DAG: "oracle":"interp","entry":"ordered_zeros","verdict":"agree"
// WRONG-DAG: "entry":"nan_bits","verdict":"defect","kind":"observation"
// WRONG-DAG: "entry":"nan_sign","verdict":"defect","kind":"observation"
// WRONG-DAG: "entry":"zeros","verdict":"defect","kind":"observation"
// WRONG-DAG: "entry":"ordered_zeros","verdict":"defect","kind":"observation"

//--- before.mlir
func.func @nan_bits(%x: f32) -> i32 {
  %zero = arith.constant -0.0 : f32
  %y = arith.subf %zero, %x : f32
  %r = arith.bitcast %y : f32 to i32
  return %r : i32
}
func.func @nan_sign(%x: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %y = arith.subf %zero, %x : f32
  %r = math.copysign %one, %y : f32
  return %r : f32
}
func.func @zeros(%x: f32, %y: f32) -> f32 {
  %r = arith.maxnumf %x, %y : f32
  return %r : f32
}
func.func @ordered_zeros(%x: f32, %y: f32) -> f32 {
  %r = arith.maximumf %x, %y : f32
  return %r : f32
}
//--- right.mlir
func.func @nan_bits(%x: f32) -> i32 {
  %y = arith.negf %x : f32
  %r = arith.bitcast %y : f32 to i32
  return %r : i32
}
func.func @nan_sign(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %y = arith.negf %x : f32
  %r = math.copysign %one, %y : f32
  return %r : f32
}
func.func @zeros(%x: f32, %y: f32) -> f32 {
  %greater = arith.cmpf ugt, %x, %y : f32
  %m = arith.select %greater, %x, %y : f32
  %nan = arith.cmpf uno, %x, %x : f32
  %r = arith.select %nan, %y, %m : f32
  %nanY = arith.cmpf uno, %y, %y : f32
  %s = arith.select %nanY, %x, %r : f32
  return %s : f32
}
func.func @ordered_zeros(%x: f32, %y: f32) -> f32 {
  %r = arith.maximumf %y, %x : f32
  return %r : f32
}
//--- wrong.mlir
func.func @nan_bits(%x: f32) -> i32 {
  %r = arith.bitcast %x : f32 to i32
  return %r : i32
}
func.func @nan_sign(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %r = math.copysign %one, %x : f32
  return %r : f32
}
func.func @zeros(%x: f32, %y: f32) -> f32 {
  %r = arith.minnumf %x, %y : f32
  return %r : f32
}
func.func @ordered_zeros(%x: f32, %y: f32) -> f32 {
  %greater = arith.cmpf ogt, %x, %y : f32
  %m = arith.select %greater, %x, %y : f32
  %nan = arith.cmpf uno, %x, %x : f32
  %r = arith.select %nan, %x, %m : f32
  return %r : f32
}
