// Maxima have other names or no counterpart: renamed, or carried by a stand-in. Ops on buffers have none.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"mlir-opt-16 cannot read the program: unregistered operation 'memref.memory_space_cast'

//--- good.mlir
func.func @f(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

//--- bad.mlir
func.func @f(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32, 1>
  memref.store %v, %m[] : memref<i32, 1>
  %c = memref.memory_space_cast %m : memref<i32, 1> to memref<i32>
  %x = memref.load %c[] : memref<i32>
  return %x : i32
}
