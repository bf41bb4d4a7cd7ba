// The caller also has the cells between those of a strided argument.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f(%a: memref<2xi32, strided<[2]>>) -> i32 { %c = arith.constant 3 : i32
 return %c : i32 }
//--- after.mlir
func.func @f(%a: memref<2xi32, strided<[2]>>) -> i32 { %c = arith.constant 3 : i32
 %c0 = arith.constant 0 : index
 %v = memref.reinterpret_cast %a to offset: [1], sizes: [1], strides: [1] : memref<2xi32, strided<[2]>> to memref<1xi32, strided<[1], offset: 1>>
 memref.store %c, %v[%c0] : memref<1xi32, strided<[1], offset: 1>>
 return %c : i32 }
