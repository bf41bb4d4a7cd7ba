// Names of maxima, and vector ops with other attributes or none: renamed or carried by stand-ins.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"mlir-opt-16 cannot read the program: unregistered operation 'memref.memory_space_cast'

//--- good.mlir
func.func @f(%a: f32, %b: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, vector<4xf32>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = vector.extract %v[2] : f32 from vector<4xf32>
  %4 = vector.insert %a, %v[1] : f32 into vector<4xf32>
  %5 = vector.shuffle %4, %v [0, 1, 4, 7] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %5 : f32, f32, f32, f32, vector<4xf32>
}

//--- bad.mlir
func.func @f(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32, 1>
  memref.store %v, %m[] : memref<i32, 1>
  %c = memref.memory_space_cast %m : memref<i32, 1> to memref<i32>
  %x = memref.load %c[] : memref<i32>
  return %x : i32
}
