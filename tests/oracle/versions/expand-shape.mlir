// MLIR 16 infers the output shape of memref.expand_shape.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'memref.expand_shape' has an output shape of values

//--- good.mlir
func.func @f(%m: memref<6xi32>) -> i32 {
  %one = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xi32> into memref<2x3xi32>
  %x = memref.load %e[%one, %one] : memref<2x3xi32>
  return %x : i32
}

//--- bad.mlir
func.func @f(%v: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %m = memref.alloca() : memref<4xi32>
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.store %v, %m[%zero] : memref<4xi32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%two, 2] : memref<?xi32> into memref<?x2xi32>
  %x = memref.load %e[%zero, %zero] : memref<?x2xi32>
  return %x : i32
}
