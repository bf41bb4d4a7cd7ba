// Two values that a narrower float cannot tell apart are passed together.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 2 judged = 2 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"integers",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"floats",{{.*}}"kind":"observation"

//--- before.mlir
func.func @integers(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi eq, %a, %b : i32
  return %r : i1
}
func.func @floats(%a: f64, %b: f64) -> i1 {
  %r = arith.cmpf oeq, %a, %b : f64
  return %r : i1
}
//--- right.mlir
func.func @integers(%a: i32, %b: i32) -> i1 {
  %x = arith.sitofp %a : i32 to f64
  %y = arith.sitofp %b : i32 to f64
  %r = arith.cmpf oeq, %x, %y : f64
  return %r : i1
}
func.func @floats(%a: f64, %b: f64) -> i1 {
  %r = arith.cmpf oeq, %b, %a : f64
  return %r : i1
}
//--- wrong.mlir
func.func @integers(%a: i32, %b: i32) -> i1 {
  %x = arith.sitofp %a : i32 to f32
  %y = arith.sitofp %b : i32 to f32
  %r = arith.cmpf oeq, %x, %y : f32
  return %r : i1
}
func.func @floats(%a: f64, %b: f64) -> i1 {
  %x = arith.truncf %a : f64 to f32
  %y = arith.truncf %b : f64 to f32
  %r = arith.cmpf oeq, %x, %y : f32
  return %r : i1
}
