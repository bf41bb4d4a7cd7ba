// RUN: freehold-run %s | FileCheck %s

// A hint: nothing is read, not even outside the buffer or of a freed one.
// CHECK-LABEL: @hint()
// CHECK-NEXT: result 0 = [_, _] : memref<2xi32>
// CHECK-NEXT: returned
func.func @hint() -> memref<2xi32> {
  %c9 = arith.constant 9 : index
  %m = memref.alloc() : memref<2xi32>
  %freed = memref.alloc() : memref<2xi32>
  memref.dealloc %freed : memref<2xi32>
  affine.prefetch %m[symbol(%c9) + 1], read, locality<3>, data : memref<2xi32>
  affine.prefetch %freed[0], write, locality<0>, data : memref<2xi32>
  return %m : memref<2xi32>
}
