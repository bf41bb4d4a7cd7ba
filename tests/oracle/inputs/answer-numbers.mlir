// External functions return numbers of the program, so that a wrong bound or case of their answer shows.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 8 judged = 8 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"case_of_answer",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"bound_of_answer",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"equal_answers",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"float_answer",{{.*}}"kind":"observation"

// The text form names the numbers; all judges return them.
// RUN: freehold-run %t/before.mlir --entry case_of_answer --args '() ; () ; () ; () ; answers=2,4711' | FileCheck %s --check-prefix=GIVEN
// GIVEN: answers=2,4711
// GIVEN: result 0 = 1
// RUN: freehold-run %t/before.mlir --entry case_of_answer --args '() ; () ; () ; () ; answers=2' | FileCheck %s --check-prefix=NONE
// NONE-NOT: result 0 = 1
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry case_of_answer --args '() ; answers=2,x' 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: 'x' is no number that external functions can return
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry case_of_answer --args '() ; answers=0,5' 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: with answers=0 external functions return small numbers only

//--- before.mlir
func.func private @status() -> i32
func.func private @measure() -> f32
func.func @case_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %limit = arith.constant 4711 : i32
  %b = arith.cmpi eq, %x, %limit : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @bound_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %limit = arith.constant 31 : i32
  %b = arith.cmpi sle, %x, %limit : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @float_answer() -> i32 {
  %x = call @measure() : () -> f32
  %limit = arith.constant 17.25 : f32
  %b = arith.cmpf oge, %x, %limit : f32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @equal_answers() -> i1 {
  %x = call @status() : () -> i32
  %y = call @status() : () -> i32
  %r = arith.cmpi eq, %x, %y : i32
  return %r : i1
}
//--- right.mlir
func.func private @status() -> i32
func.func private @measure() -> f32
func.func @case_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %limit = arith.constant 4711 : i32
  %b = arith.cmpi ne, %x, %limit : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = arith.select %b, %zero, %one : i32
  return %r : i32
}
func.func @bound_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %limit = arith.constant 32 : i32
  %b = arith.cmpi slt, %x, %limit : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @float_answer() -> i32 {
  %x = call @measure() : () -> f32
  %limit = arith.constant 17.25 : f32
  %b = arith.cmpf ult, %x, %limit : f32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = arith.select %b, %zero, %one : i32
  return %r : i32
}
func.func @equal_answers() -> i1 {
  %x = call @status() : () -> i32
  %y = call @status() : () -> i32
  %r = arith.cmpi eq, %y, %x : i32
  return %r : i1
}
//--- wrong.mlir
func.func private @status() -> i32
func.func private @measure() -> f32
func.func @case_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %zero = arith.constant 0 : i32
  return %zero : i32
}
func.func @bound_of_answer() -> i32 {
  %x = call @status() : () -> i32
  %limit = arith.constant 31 : i32
  %b = arith.cmpi slt, %x, %limit : i32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @float_answer() -> i32 {
  %x = call @measure() : () -> f32
  %limit = arith.constant 17.25 : f32
  %b = arith.cmpf ogt, %x, %limit : f32
  %r = arith.extui %b : i1 to i32
  return %r : i32
}
func.func @equal_answers() -> i1 {
  %x = call @status() : () -> i32
  %y = call @status() : () -> i32
  %r = arith.constant false
  return %r : i1
}
