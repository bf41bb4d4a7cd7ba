// RUN: freehold-run %s | FileCheck %s

memref.global "private" constant @g : memref<2x3x4xi32> = dense<[
  [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]],
  [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]>

// (i, j, k) -> (k, i, j): result dimension 0 is the source's 2, so result[k, i, j] is
// source[i, j, k]. The permutation is not its own inverse, so swapping its direction would show.
// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 23 : i32
// CHECK-NEXT: result 1 = 19 : i32
// CHECK-NEXT: result 2 = 4 : index
// CHECK-NEXT: result 3 = 2 : index
// CHECK-NEXT: result 4 = 3 : index
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @g : memref<2x3x4xi32>
  %t = memref.transpose %m (i, j, k) -> (k, i, j)
      : memref<2x3x4xi32> to memref<4x2x3xi32, strided<[1, 12, 4]>>
  %a = memref.load %t[%c3, %c1, %c2] : memref<4x2x3xi32, strided<[1, 12, 4]>>
  %b = memref.load %t[%c3, %c1, %c1] : memref<4x2x3xi32, strided<[1, 12, 4]>>
  %d0 = memref.dim %t, %c0 : memref<4x2x3xi32, strided<[1, 12, 4]>>
  %d1 = memref.dim %t, %c1 : memref<4x2x3xi32, strided<[1, 12, 4]>>
  %d2 = memref.dim %t, %c2 : memref<4x2x3xi32, strided<[1, 12, 4]>>
  return %a, %b, %d0, %d1, %d2 : i32, i32, index, index, index
}
