// If the caller could free a result as it is, that must stay so (T4). Other results are not checked for this.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"abi"

//--- before.mlir
func.func @f() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %r = memref.cast %m : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}
func.func @shifted() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<8xi32>)
  %s = memref.subview %m[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  %r = memref.cast %s : memref<4xi32, strided<[1], offset: 4>> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}

//--- right.mlir
func.func @f() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<8xi32>)
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %r = memref.cast %s : memref<4xi32, strided<[1]>> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}
func.func @shifted() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<6xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<6xi32>)
  %s = memref.subview %m[1] [4] [1] : memref<6xi32> to memref<4xi32, strided<[1], offset: 1>>
  %r = memref.cast %s : memref<4xi32, strided<[1], offset: 1>> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}

//--- wrong.mlir
func.func @f() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<8xi32>)
  %s = memref.subview %m[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  %r = memref.cast %s : memref<4xi32, strided<[1], offset: 4>> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}
func.func @shifted() -> memref<?xi32, strided<[1], offset: ?>> {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  %r = memref.cast %m : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  return %r : memref<?xi32, strided<[1], offset: ?>>
}
