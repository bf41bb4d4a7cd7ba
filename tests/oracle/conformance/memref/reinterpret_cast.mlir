// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE

memref.global "private" constant @g : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>

// Offset and strides are relative to the buffer, not to the source's view.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 8 : i32
// CHECK-NEXT: result 1 = 4 : i32
// CHECK-NEXT: result 2 = 6 : i32
// CHECK-NEXT: result 3 = 1 : i32
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = memref.get_global @g : memref<8xi32>
  // Element [1, 2]: 1 + 1 * 2 + 2 * 2 = 7.
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [2, 3], strides: [2, 2]
      : memref<8xi32> to memref<2x3xi32, strided<[2, 2], offset: 1>>
  %a = memref.load %r[%c1, %c2] : memref<2x3xi32, strided<[2, 2], offset: 1>>
  // Element [1]: 2 + 1 * 1 = 3, though the source starts at 1.
  %s = memref.reinterpret_cast %r to offset: [%c2], sizes: [%c2], strides: [%c1]
      : memref<2x3xi32, strided<[2, 2], offset: 1>> to memref<?xi32, strided<[?], offset: ?>>
  %b = memref.load %s[%c1] : memref<?xi32, strided<[?], offset: ?>>
  %u = memref.cast %r : memref<2x3xi32, strided<[2, 2], offset: 1>> to memref<*xi32>
  %t = memref.reinterpret_cast %u to offset: [%c5], sizes: [], strides: []
      : memref<*xi32> to memref<i32, strided<[], offset: ?>>
  %c = memref.load %t[] : memref<i32, strided<[], offset: ?>>
  // Stride 0: all elements are one.
  %z = memref.reinterpret_cast %m to offset: [0], sizes: [100], strides: [0]
      : memref<8xi32> to memref<100xi32, strided<[0]>>
  %c99 = arith.constant 99 : index
  %d = memref.load %z[%c99] : memref<100xi32, strided<[0]>>
  return %a, %b, %c, %d : i32, i32, i32, i32
}

// A negative stride walks back.
// CHECK-LABEL: @backwards()
// CHECK-NEXT: result 0 = 6 : i32
// CHECK-NEXT: returned{{$}}
func.func @backwards() -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @g : memref<8xi32>
  %r = memref.reinterpret_cast %m to offset: [7], sizes: [8], strides: [-1]
      : memref<8xi32> to memref<8xi32, strided<[-1], offset: 7>>
  %a = memref.load %r[%c2] : memref<8xi32, strided<[-1], offset: 7>>
  return %a : i32
}

// OUTSIDE: [[@LINE+6]]:8: error: out-of-bounds
func.func private @outside() -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<8xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [8]
      : memref<8xi32> to memref<2xi32, strided<[8]>>
  %a = memref.load %r[%c1] : memref<2xi32, strided<[8]>>
  return %a : i32
}
