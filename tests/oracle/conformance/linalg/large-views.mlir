// Large operands: cells between those that a view has need not be written, and views of one buffer are told apart by where
// they begin and end.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not freehold-run %s --entry overlapping 2>&1 | FileCheck %s --check-prefix=OVERLAPS
// RUN: freehold-run %s --entry beside | FileCheck %s --check-prefix=BESIDE
// CHECK: result 0 = 40 : i32
// UNWRITTEN: error: uninitialised-read
// OVERLAPS: error: undefined: an output overlaps another operand
// BESIDE: result 0 = 300 : i32
func.func private @product(%a: memref<40x40xi32, strided<[80, 1]>>) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %o = memref.alloc() : memref<40x40xi32>
  linalg.fill ins(%z : i32) outs(%o : memref<40x40xi32>)
  linalg.matmul ins(%a, %a : memref<40x40xi32, strided<[80, 1]>>, memref<40x40xi32, strided<[80, 1]>>) outs(%o : memref<40x40xi32>)
  %x = memref.load %o[%c0, %c0] : memref<40x40xi32>
  memref.dealloc %o : memref<40x40xi32>
  return %x : i32
}
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<40x80xi32>
  %v = memref.subview %m[0, 0] [40, 40] [1, 1] : memref<40x80xi32> to memref<40x40xi32, strided<[80, 1]>>
  linalg.fill ins(%one : i32) outs(%v : memref<40x40xi32, strided<[80, 1]>>)
  %x = call @product(%v) : (memref<40x40xi32, strided<[80, 1]>>) -> i32
  memref.dealloc %m : memref<40x80xi32>
  return %x : i32
}
func.func @unwritten() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<40x80xi32>
  %v = memref.subview %m[0, 0] [40, 40] [1, 1] : memref<40x80xi32> to memref<40x40xi32, strided<[80, 1]>>
  %w = memref.subview %m[0, 0] [40, 39] [1, 1] : memref<40x80xi32> to memref<40x39xi32, strided<[80, 1]>>
  linalg.fill ins(%one : i32) outs(%w : memref<40x39xi32, strided<[80, 1]>>)
  %x = call @product(%v) : (memref<40x40xi32, strided<[80, 1]>>) -> i32
  memref.dealloc %m : memref<40x80xi32>
  return %x : i32
}
func.func @overlapping() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<300x300xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<300x300xi32>)
  linalg.matmul ins(%m, %m : memref<300x300xi32>, memref<300x300xi32>) outs(%m : memref<300x300xi32>)
  memref.dealloc %m : memref<300x300xi32>
  return
}
func.func @beside() -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %m = memref.alloc() : memref<600x300xi32>
  %v = memref.subview %m[0, 0] [300, 300] [1, 1] : memref<600x300xi32> to memref<300x300xi32, strided<[300, 1]>>
  %w = memref.subview %m[300, 0] [300, 300] [1, 1] : memref<600x300xi32> to memref<300x300xi32, strided<[300, 1], offset: 90000>>
  linalg.fill ins(%one : i32) outs(%v : memref<300x300xi32, strided<[300, 1]>>)
  linalg.fill ins(%z : i32) outs(%w : memref<300x300xi32, strided<[300, 1], offset: 90000>>)
  linalg.matmul ins(%v, %v : memref<300x300xi32, strided<[300, 1]>>, memref<300x300xi32, strided<[300, 1]>>) outs(%w : memref<300x300xi32, strided<[300, 1], offset: 90000>>)
  %x = memref.load %w[%c0, %c0] : memref<300x300xi32, strided<[300, 1], offset: 90000>>
  memref.dealloc %m : memref<600x300xi32>
  return %x : i32
}
