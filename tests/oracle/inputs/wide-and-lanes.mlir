// Integers of more than 64 bits differ in their upper bits, and vectors and complex numbers from one another: each
// wrong target needs such arguments to show.
// RUN: split-file %s %t
// RUN: not freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s
// RUN: freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RIGHT-COUNT-6: "verdict":"agree"
// CHECK-DAG: "entry":"upper","verdict":"defect","kind":"observation"
// CHECK-DAG: "entry":"shift","verdict":"defect","kind":"observation"
// CHECK-DAG: "entry":"cells","verdict":"defect","kind":"observation"
// CHECK-DAG: "entry":"unsigned","verdict":"defect","kind":"observation"
// CHECK-DAG: "entry":"swapped","verdict":"defect","kind":"observation"
// CHECK-DAG: "entry":"complex","verdict":"defect","kind":"observation"
//
// What is printed can be given again.
// RUN: freehold-run %t/before.mlir --entry upper --args '0x8000000000000000000000000000000f' | FileCheck %s --check-prefix=GIVEN
// GIVEN: @upper(0x8000000000000000000000000000000f)
// GIVEN: result 0 = -170141183460469231731687303715884105713 : i128
// RUN: not freehold-run %t/before.mlir --entry upper --args '0x18000000000000000000000000000000f' 2>&1 | FileCheck %s --check-prefix=LONG
// LONG: is no value of type i128
//--- before.mlir
func.func @upper(%a: i128) -> i128 {
  return %a : i128
}
func.func @shift(%a: i128, %b: i128) -> i128 {
  %p = arith.muli %a, %b : i128
  %c = arith.constant 64 : i128
  %s = arith.shrui %p, %c : i128
  return %s : i128
}
func.func @cells(%m: memref<4xi96>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<4xi96>
  %b = memref.load %m[%c1] : memref<4xi96>
  %r = arith.cmpi eq, %a, %b : i96
  return %r : i1
}
func.func @unsigned(%a: vector<4xi32>) -> i32 {
  %r = vector.reduction <minui>, %a : vector<4xi32> into i32
  return %r : i32
}
func.func @swapped(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.subi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @complex(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %a, %b : complex<f32>
  return %r : complex<f32>
}
//--- wrong.mlir
func.func @upper(%a: i128) -> i128 {
  %t = arith.trunci %a : i128 to i64
  %r = arith.extsi %t : i64 to i128
  return %r : i128
}
func.func @shift(%a: i128, %b: i128) -> i128 {
  %p = arith.muli %a, %b : i128
  %c = arith.constant 64 : i128
  %s = arith.shrsi %p, %c : i128
  return %s : i128
}
func.func @cells(%m: memref<4xi96>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<4xi96>
  %b = memref.load %m[%c1] : memref<4xi96>
  %x = arith.trunci %a : i96 to i64
  %y = arith.trunci %b : i96 to i64
  %r = arith.cmpi eq, %x, %y : i64
  return %r : i1
}
func.func @unsigned(%a: vector<4xi32>) -> i32 {
  %r = vector.reduction <minsi>, %a : vector<4xi32> into i32
  return %r : i32
}
func.func @swapped(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.subi %b, %a : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @complex(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %b, %a : complex<f32>
  return %r : complex<f32>
}
//--- right.mlir
func.func @upper(%a: i128) -> i128 {
  %c = arith.constant 0 : i128
  %r = arith.addi %a, %c : i128
  return %r : i128
}
func.func @shift(%a: i128, %b: i128) -> i128 {
  %p = arith.muli %b, %a : i128
  %c = arith.constant 64 : i128
  %s = arith.shrui %p, %c : i128
  return %s : i128
}
func.func @cells(%m: memref<4xi96>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c1] : memref<4xi96>
  %b = memref.load %m[%c0] : memref<4xi96>
  %r = arith.cmpi eq, %a, %b : i96
  return %r : i1
}
func.func @unsigned(%a: vector<4xi32>) -> i32 {
  %s = vector.shuffle %a, %a [3, 2, 1, 0] : vector<4xi32>, vector<4xi32>
  %r = vector.reduction <minui>, %s : vector<4xi32> into i32
  return %r : i32
}
func.func @swapped(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.subi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @complex(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %a, %b : complex<f32>
  return %r : complex<f32>
}
