// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// Views with equal strides do not overlap where their offsets differ by no multiple of the stride.
// CHECK: skip-temporary-interleaved  proved
!even = memref<?xi32, strided<[2]>>
!other = memref<?xi32, strided<[2], offset: 1>>

func.func @src(%m: memref<?xi32>, %n: index) {
  %s = memref.subview %m[0] [%n] [2] : memref<?xi32> to !even
  %t = memref.subview %m[1] [%n] [2] : memref<?xi32> to !other
  %temporary = memref.alloc(%n) : memref<?xi32>
  memref.copy %s, %temporary : !even to memref<?xi32>
  memref.copy %temporary, %t : memref<?xi32> to !other
  memref.dealloc %temporary : memref<?xi32>
  return
}
func.func @tgt(%m: memref<?xi32>, %n: index) {
  %s = memref.subview %m[0] [%n] [2] : memref<?xi32> to !even
  %t = memref.subview %m[1] [%n] [2] : memref<?xi32> to !other
  memref.copy %s, %t : !even to !other
  return
}
