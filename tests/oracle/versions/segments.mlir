// Numbers of operands have another name in MLIR 16; dense resources are not handed over.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/bad.mlir --command mlir-opt-19 --command mlir-opt-16 --json | FileCheck %s --check-prefix=BAD
// BAD: "subject":"mlir-opt-19",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 19: 'arith.constant' has a dense resource
// BAD: "subject":"mlir-opt-16",{{.*}}"verdict":"inconclusive","reason":"rejected","location":"-","message":"no counterpart in MLIR 16: 'arith.constant' has a dense resource

//--- good.mlir
func.func @f(%n: index, %c: i1, %m: memref<?xf32>) -> index {
  %zero = arith.constant 0 : index
  cf.cond_br %c, ^a(%n : index), ^b(%n, %zero : index, index)
^a(%x: index):
  return %x : index
^b(%y: index, %z: index):
  %s = memref.subview %m[%zero] [%zero] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %d = memref.dim %s, %zero : memref<?xf32, strided<[1], offset: ?>>
  %sum = arith.addi %d, %y : index
  return %sum : index
}

//--- bad.mlir
func.func @f() -> i32 {
  %r = arith.constant dense_resource<blob> : tensor<2xi32>
  %x = arith.constant 1 : i32
  return %x : i32
}
{-# dialect_resources: { builtin: { blob: "0x040000000100000002000000" } } #-}
