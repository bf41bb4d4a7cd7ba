// RUN: freehold-run %s | FileCheck %s

// affine.prefetch: a hint that reads nothing, so that it may name a cell outside of the buffer or a freed buffer.
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
