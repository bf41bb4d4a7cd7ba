// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside_used 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry next_row 2>&1 | FileCheck %s --check-prefix=ROW
// RUN: not freehold-run %s --entry poison_offset 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry of_freed 2>&1 | FileCheck %s --check-prefix=FREED

func.func private @iota8x8() -> memref<8x8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<8x8xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %row = arith.muli %i, %c8 : index
      %n = arith.addi %row, %j : index
      %n1 = arith.addi %n, %c1 : index
      %v = arith.index_cast %n1 : index to i32
      memref.store %v, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return %m : memref<8x8xi32>
}

// Example 1 of the documentation: the second view is relative to the first.
// CHECK-LABEL: @nested()
// CHECK-NEXT: result 0 = {{\[\[}}10, 12, 14, 16], [26, 28, 30, 32], [42, 44, 46, 48], [58, 60, 62, 64]] : memref<4x4xi32>
// CHECK-NEXT: result 1 = {{\[\[}}28, 32], [60, 64]] : memref<2x2xi32>
// CHECK-NEXT: returned{{$}}
func.func @nested() -> (memref<4x4xi32>, memref<2x2xi32>) {
  %m = call @iota8x8() : () -> memref<8x8xi32>
  %a = memref.subview %m[1, 1][4, 4][2, 2]
      : memref<8x8xi32> to memref<4x4xi32, strided<[16, 2], offset: 9>>
  %b = memref.subview %a[1, 1][2, 2][2, 2]
      : memref<4x4xi32, strided<[16, 2], offset: 9>> to memref<2x2xi32, strided<[32, 4], offset: 27>>
  %ra = memref.alloc() : memref<4x4xi32>
  memref.copy %a, %ra : memref<4x4xi32, strided<[16, 2], offset: 9>> to memref<4x4xi32>
  %rb = memref.alloc() : memref<2x2xi32>
  memref.copy %b, %rb : memref<2x2xi32, strided<[32, 4], offset: 27>> to memref<2x2xi32>
  memref.dealloc %m : memref<8x8xi32>
  return %ra, %rb : memref<4x4xi32>, memref<2x2xi32>
}

// Static and dynamic mixed: offsets [2, 1], sizes [2, 3], strides [1, 2].
// CHECK-LABEL: @mixed()
// CHECK-NEXT: result 0 = {{\[\[}}18, 20, 22], [26, 28, 30]] : memref<2x3xi32>
// CHECK-NEXT: result 1 = 17 : index
// CHECK-NEXT: result 2 = 2 : index
// CHECK-NEXT: returned{{$}}
func.func @mixed() -> (memref<2x3xi32>, index, index) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %m = call @iota8x8() : () -> memref<8x8xi32>
  %a = memref.subview %m[%two, %one][2, %three][1, %two]
      : memref<8x8xi32> to memref<2x?xi32, strided<[8, ?], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a
      : memref<2x?xi32, strided<[8, ?], offset: ?>>
      -> memref<i32>, index, index, index, index, index
  %r = memref.alloc() : memref<2x3xi32>
  %cast = memref.cast %a : memref<2x?xi32, strided<[8, ?], offset: ?>>
      to memref<2x3xi32, strided<[8, ?], offset: ?>>
  memref.copy %cast, %r : memref<2x3xi32, strided<[8, ?], offset: ?>> to memref<2x3xi32>
  memref.dealloc %m : memref<8x8xi32>

  return %r, %offset, %strides#1 : memref<2x3xi32>, index, index
}

// A dropped dimension keeps its part of the offset. Writes go to the buffer.
// CHECK-LABEL: @rank_reducing()
// CHECK-NEXT: result 0 = 34 : i32
// CHECK-NEXT: result 1 = 19 : i32
// CHECK-NEXT: result 2 = 64 : i32
// CHECK-NEXT: result 3 = -1 : i32
// CHECK-NEXT: returned{{$}}
func.func @rank_reducing() -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant -1 : i32
  %m = call @iota8x8() : () -> memref<8x8xi32>
  %row = memref.subview %m[4, 0][1, 8][1, 1]
      : memref<8x8xi32> to memref<8xi32, strided<[1], offset: 32>>
  %a = memref.load %row[%c1] : memref<8xi32, strided<[1], offset: 32>>
  %column = memref.subview %m[0, %c2][8, 1][1, 1]
      : memref<8x8xi32> to memref<8xi32, strided<[8], offset: ?>>
  %b = memref.load %column[%c2] : memref<8xi32, strided<[8], offset: ?>>
  %cell = memref.subview %m[7, 7][1, 1][1, 1] : memref<8x8xi32> to memref<i32, strided<[], offset: 63>>
  %c = memref.load %cell[] : memref<i32, strided<[], offset: 63>>
  memref.store %v, %column[%c4] : memref<8xi32, strided<[8], offset: ?>>
  %d = memref.load %m[%c4, %c2] : memref<8x8xi32>
  memref.dealloc %m : memref<8x8xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}

// Making a view outside of the buffer is no error, nor is one of a freed buffer.
// CHECK-LABEL: @outside_unused()
// CHECK-NEXT: result 0 = 100 : index
// CHECK-NEXT: returned{{$}}
func.func @outside_unused() -> index {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %s = memref.subview %m[%c100][%c100][1]
      : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xi32, strided<[1], offset: ?>>
  return %d : index
}

// Nor is one that ends in the next row. Its base buffer and sizes may be looked at, and its buffer freed; one without elements
// may begin after the end.
// CHECK-LABEL: @next_row_unused()
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = 2 : i32
// CHECK-NEXT: result 2 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @next_row_unused() -> (index, i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %m = call @iota8x8() : () -> memref<8x8xi32>
  %s = memref.subview %m[0, %c7][1, 2][1, 1]
      : memref<8x8xi32> to memref<1x2xi32, strided<[8, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s
      : memref<1x2xi32, strided<[8, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  %row = memref.reinterpret_cast %base to offset: [0], sizes: [8], strides: [1]
      : memref<i32> to memref<8xi32>
  %v = memref.load %row[%c1] : memref<8xi32>
  %empty = memref.subview %m[0, %c12][1, %c0][1, 1]
      : memref<8x8xi32> to memref<1x?xi32, strided<[8, 1], offset: ?>>
  %none = memref.dim %empty, %c1 : memref<1x?xi32, strided<[8, 1], offset: ?>>
  memref.dealloc %base : memref<i32>
  return %sizes#1, %v, %none : index, i32, index
}

// ROW: [[@LINE+9]]:8: error: out-of-bounds: the memref that is accessed is a subview that is out of bounds
func.func private @next_row() -> i32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<8x8xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<8x8xi32>)
  %s = memref.subview %m[0, %c7][1, 2][1, 1]
      : memref<8x8xi32> to memref<1x2xi32, strided<[8, 1], offset: ?>>
  %v = memref.load %s[%c0, %c0] : memref<1x2xi32, strided<[8, 1], offset: ?>>
  return %v : i32
}

// A step beside a dropped dimension, on which MLIR 22's own getDroppedDims crashes.
// CHECK-LABEL: @dropped_beside_steps()
// CHECK-NEXT: result 0 = 12 : i32
// CHECK-NEXT: result 1 = 0 : index
// CHECK-NEXT: returned{{$}}
func.func @dropped_beside_steps() -> (i32, index) {
  %one = arith.constant 1 : index
  %m = call @iota8x8() : () -> memref<8x8xi32>
  %a = memref.subview %m[1, 1][1, 2][2, 2]
      : memref<8x8xi32> to memref<2xi32, strided<[2], offset: 9>>
  %v = memref.load %a[%one] : memref<2xi32, strided<[2], offset: 9>>
  %empty = memref.subview %m[0, 0][0, 1][2, 1]
      : memref<8x8xi32> to memref<0xi32, strided<[16]>>
  %zero = arith.constant 0 : index
  %size = memref.dim %empty, %zero : memref<0xi32, strided<[16]>>
  memref.dealloc %m : memref<8x8xi32>
  return %v, %size : i32, index
}

// OUTSIDE: [[@LINE+7]]:3: error: out-of-bounds
func.func private @outside_used(%v: i32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[%c3][2][1]
      : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  memref.store %v, %s[%c1] : memref<2xi32, strided<[1], offset: ?>>
  return
}

// POISON: [[@LINE+7]]:3: error: undefined: {{.*}}poison
func.func private @poison_offset(%v: i32) {
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  %m = memref.alloca() : memref<4xi32>
  %s = memref.subview %m[%p][2][1]
      : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  memref.store %v, %s[%c1] : memref<2xi32, strided<[1], offset: ?>>
  return
}

// FREED: [[@LINE+6]]:3: error: use-after-free
func.func private @of_freed(%v: i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %m[1][2][1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.dealloc %m : memref<4xi32>
  memref.store %v, %s[%c1] : memref<2xi32, strided<[1], offset: 1>>
  return
}
