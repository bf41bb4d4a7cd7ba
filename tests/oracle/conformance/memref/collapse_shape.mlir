// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry gaps 2>&1 | FileCheck %s --check-prefix=GAPS

memref.global "private" constant @g : memref<2x3x2xi32> = dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]>

// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: result 1 = 11 : i32
// CHECK-NEXT: result 2 = 6 : index
// CHECK-NEXT: result 3 = 7 : i32
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %v = arith.constant 7 : i32
  %m = memref.get_global @g : memref<2x3x2xi32>
  %a = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x2xi32> into memref<6x2xi32>
  %x = memref.load %a[%c4, %c1] : memref<6x2xi32>
  %b = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x2xi32> into memref<12xi32>
  %y = memref.load %b[%c11] : memref<12xi32>
  %n = memref.dim %a, %c0 : memref<6x2xi32>
  %u = memref.alloca() : memref<1x1xi32>
  %z = memref.collapse_shape %u [] : memref<1x1xi32> into memref<i32>
  memref.store %v, %z[] : memref<i32>
  %w = memref.load %u[%c0, %c0] : memref<1x1xi32>
  return %x, %y, %n, %w : i32, i32, index, i32
}

// A dimension of size 1 has a stride without meaning; the others are contiguous.
// CHECK-LABEL: @unit_strides()
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: returned{{$}}
func.func @unit_strides() -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2x3x2xi32>
  // Column 1 of the last dimension: sizes 2x3x1, strides [6, 2, 1].
  %s = memref.subview %m[0, 0, 1][2, 3, 1][1, 1, 1]
      : memref<2x3x2xi32> to memref<2x3x1xi32, strided<[6, 2, 1], offset: 1>>
  %a = memref.collapse_shape %s [[0], [1, 2]]
      : memref<2x3x1xi32, strided<[6, 2, 1], offset: 1>> into memref<2x3xi32, strided<[6, 2], offset: 1>>
  %x = memref.load %a[%c1, %c1] : memref<2x3xi32, strided<[6, 2], offset: 1>>
  return %x : i32
}

// Columns 0 and 1 of rows of 3 are not contiguous, which only the strides at run time say.
// GAPS: [[@LINE+11]]:8: error: undefined: {{.*}}poison
func.func private @gaps() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @g : memref<2x3x2xi32>
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [%c2, %c2], strides: [%c3, 1]
      : memref<2x3x2xi32> to memref<?x?xi32, strided<[?, 1]>>
  %a = memref.collapse_shape %s [[0, 1]]
      : memref<?x?xi32, strided<[?, 1]>> into memref<?xi32, strided<[?]>>
  // Undefined even where it would not matter.
  %x = memref.load %a[%c0] : memref<?xi32, strided<[?]>>
  return %x : i32
}
