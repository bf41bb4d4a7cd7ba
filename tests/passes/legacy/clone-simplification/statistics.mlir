// What is counted without the option `copies`: a copy stays, and counts for nothing. Without the option `statistics`
// nothing is printed.
// RUN: freehold-opt %s --fh-clone-simplification='statistics=true copies=false' -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLONES
// RUN: freehold-opt %s --fh-clone-simplification='statistics=true copies=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=COPIES
// RUN: freehold-opt %s --fh-clone-simplification -o /dev/null 2>&1 | count 0

// CLONES: 1 sources-reused
// CLONES: 0 targets-reused
// COPIES: 1 sources-reused
// COPIES: 1 targets-reused
func.func @clone(%x: f32) -> f32 {
  %s = memref.alloc() : memref<f32>
  memref.store %x, %s[] : memref<f32>
  %n = bufferization.clone %s : memref<f32> to memref<f32>
  memref.dealloc %s : memref<f32>
  %v = memref.load %n[] : memref<f32>
  memref.dealloc %n : memref<f32>
  return %v : f32
}
func.func @copy(%x: f32, %r: memref<f32>) {
  %t = memref.alloc() : memref<f32>
  memref.store %x, %t[] : memref<f32>
  memref.copy %t, %r : memref<f32> to memref<f32>
  memref.dealloc %t : memref<f32>
  return
}
