// A copy of a view onto itself changes nothing, but each of its elements has to be in the buffer.
// RUN: freehold-run %s --entry inside | FileCheck %s --check-prefix=INSIDE
// INSIDE: returned
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: error: out-of-bounds: reads 4 bytes at byte 16 of a buffer of 16 bytes
func.func @inside() {
  %m = memref.alloc() : memref<4xi32>
  memref.copy %m, %m : memref<4xi32> to memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @outside() {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<4xi32> to memref<8xi32>
  memref.copy %a, %a : memref<8xi32> to memref<8xi32>
  memref.dealloc %m : memref<4xi32>
  return
}
