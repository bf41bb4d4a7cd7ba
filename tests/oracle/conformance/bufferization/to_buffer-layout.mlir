// A new buffer of a tensor has its elements one after the other, which is one of the layouts that a type with dynamic strides
// allows; of a type with other strides there is none.
// RUN: freehold-run %s --entry any | FileCheck %s
// RUN: not freehold-run %s --entry other 2>&1 | FileCheck %s --check-prefix=OTHER
// CHECK: result 0 = 6 : i32
// CHECK: result 1 = 0 : index
// CHECK: result 2 = 3 : index
// OTHER: in a layout that a new buffer does not have
func.func @any() -> (i32, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %m = bufferization.to_buffer %t read_only : tensor<2x3xi32> to memref<2x3xi32, strided<[?, 1], offset: ?>>
  %x = memref.load %m[%c1, %c2] : memref<2x3xi32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %d:2 = memref.extract_strided_metadata %m : memref<2x3xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %x, %o, %d#0 : i32, index, index
}
func.func @other() {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %m = bufferization.to_buffer %t read_only : tensor<2x3xi32> to memref<2x3xi32, strided<[4, 1]>>
  return
}
