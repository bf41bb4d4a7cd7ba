// A33: allocations of another dialect are found by their effects. No judge runs gpu ops, so the IR is all
// that is checked. How each allocator's buffers are freed is the hook's: tests/passes/downstream has two
// allocators.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: @two_kinds
// CHECK: %[[G:.*]] = gpu.alloc
// CHECK: %[[M:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[G]] : memref<4xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%[[M]] : memref<4xi32>) if (%true)
// CHECK-NEXT: return
func.func @two_kinds(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  memref.copy %g, %m : memref<4xi32> to memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}

// What frees itself stays the owner's free.
// CHECK-LABEL: @freed
// CHECK: gpu.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @freed(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = gpu.alloc host_shared () : memref<4xi32>
  memref.store %x, %g[%c0] : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  gpu.dealloc %g : memref<4xi32>
  return %v : i32
}
