// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry does_not_divide 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE

memref.global "private" constant @g : memref<6x2xi32> = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11]]>

// [[0, 1], [2]]: 6 rows as 3 x 2; element [2, 0, 1] is [4, 1] of the source.
// CHECK-LABEL: @static()
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: returned{{$}}
func.func @static() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @g : memref<6x2xi32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 2, 2]
      : memref<6x2xi32> into memref<3x2x2xi32>
  %x = memref.load %e[%c2, %c0, %c1] : memref<3x2x2xi32>
  return %x : i32
}

// Sizes from operands, two of them dynamic in one group: 2 x 3.
// CHECK-LABEL: @dynamic()
// CHECK-NEXT: result 0 = 11 : i32
// CHECK-NEXT: result 1 = 3 : index
// CHECK-NEXT: returned{{$}}
func.func @dynamic() -> (i32, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @g : memref<6x2xi32>
  %d = memref.cast %m : memref<6x2xi32> to memref<?x2xi32>
  %e = memref.expand_shape %d [[0, 1], [2]] output_shape [%c2, %c3, 2]
      : memref<?x2xi32> into memref<?x?x2xi32>
  %x = memref.load %e[%c1, %c2, %c1] : memref<?x?x2xi32>
  %n = memref.dim %e, %c1 : memref<?x?x2xi32>
  return %x, %n : i32, index
}

// A strided source: every other row, expanded 3 -> 3 x 1. Rank 0 becomes unit dimensions.
// CHECK-LABEL: @strided()
// CHECK-NEXT: result 0 = 8 : i32
// CHECK-NEXT: result 1 = 7 : i32
// CHECK-NEXT: returned{{$}}
func.func @strided() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.get_global @g : memref<6x2xi32>
  %s = memref.subview %m[0, 0][3, 2][2, 1] : memref<6x2xi32> to memref<3x2xi32, strided<[4, 1]>>
  %e = memref.expand_shape %s [[0, 1], [2]] output_shape [3, 1, 2]
      : memref<3x2xi32, strided<[4, 1]>> into memref<3x1x2xi32, strided<[4, 4, 1]>>
  %x = memref.load %e[%c2, %c0, %c0] : memref<3x1x2xi32, strided<[4, 4, 1]>>
  %z = memref.alloca() : memref<i32>
  %u = memref.expand_shape %z [] output_shape [1, 1] : memref<i32> into memref<1x1xi32>
  memref.store %v, %u[%c0, %c0] : memref<1x1xi32>
  %y = memref.load %z[] : memref<i32>
  return %x, %y : i32, i32
}

// DIVIDE: [[@LINE+7]]:8: error: undefined: {{.*}}poison
func.func private @does_not_divide() -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @g : memref<6x2xi32>
  %d = memref.cast %m : memref<6x2xi32> to memref<?x2xi32>
  %e = memref.expand_shape %d [[0, 1], [2]] output_shape [%c4, 2, 2] : memref<?x2xi32> into memref<?x2x2xi32>
  %x = memref.load %e[%c0, %c0, %c0] : memref<?x2x2xi32>
  return %x : i32
}

// NEGATIVE: [[@LINE+8]]:8: error: undefined: {{.*}}poison
func.func private @negative() -> i32 {
  %c0 = arith.constant 0 : index
  %a = arith.constant -2 : index
  %b = arith.constant -3 : index
  %m = memref.get_global @g : memref<6x2xi32>
  %d = memref.cast %m : memref<6x2xi32> to memref<?x2xi32>
  %e = memref.expand_shape %d [[0, 1], [2]] output_shape [%a, %b, 2] : memref<?x2xi32> into memref<?x?x2xi32>
  %x = memref.load %e[%c0, %c0, %c0] : memref<?x?x2xi32>
  return %x : i32
}
