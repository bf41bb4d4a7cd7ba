// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Without the temporary, the source and the target of the copy share column 1.
// CHECK: skip-temporary-shared-column  refuted: is undefined (memref.copy: overlap)
!left = memref<?x2xi32, strided<[4, 1]>>
!right = memref<?x2xi32, strided<[4, 1], offset: 1>>

func.func @src(%m: memref<?x4xi32>, %n: index) {
  %s = memref.subview %m[0, 0] [%n, 2] [1, 1] : memref<?x4xi32> to !left
  %t = memref.subview %m[0, 1] [%n, 2] [1, 1] : memref<?x4xi32> to !right
  %temporary = memref.alloc(%n) : memref<?x2xi32>
  memref.copy %s, %temporary : !left to memref<?x2xi32>
  memref.copy %temporary, %t : memref<?x2xi32> to !right
  memref.dealloc %temporary : memref<?x2xi32>
  return
}
func.func @tgt(%m: memref<?x4xi32>, %n: index) {
  %s = memref.subview %m[0, 0] [%n, 2] [1, 1] : memref<?x4xi32> to !left
  %t = memref.subview %m[0, 1] [%n, 2] [1, 1] : memref<?x4xi32> to !right
  memref.copy %s, %t : !left to !right
  return
}
