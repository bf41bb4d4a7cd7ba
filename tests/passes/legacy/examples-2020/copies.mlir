// Functions that write their results to arguments, and their callers.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation
// RUN: freehold-check %s --pipeline fh-buffer-deallocation,fh-clone-simplification

// CHECK-LABEL: @func_on_buffers
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NEXT: linalg.map
// CHECK-NEXT: memref.copy %[[M]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: return
func.func @func_on_buffers(%source: memref<4xf32>, %target: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  linalg.map { arith.negf } ins(%source : memref<4xf32>) outs(%0 : memref<4xf32>)
  memref.copy %0, %target : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: @on_buffers
// CHECK-NEXT: memref.copy
// CHECK-NEXT: return
func.func @on_buffers(%arg0: memref<5xf32>, %arg1: i1, %out: memref<5xf32>) -> i1 {
  memref.copy %arg0, %out : memref<5xf32> to memref<5xf32>
  return %arg1 : i1
}

// CHECK-LABEL: @callee
// CHECK-NEXT: memref.copy
// CHECK-NEXT: return
func.func @callee(%arg0: memref<5xf32>, %out: memref<5xf32>) {
  memref.copy %arg0, %out : memref<5xf32> to memref<5xf32>
  return
}
// CHECK-LABEL: @caller(
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NEXT: call @callee
// CHECK-NEXT: memref.copy %[[M]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: return
func.func @caller(%arg0: memref<5xf32>, %out: memref<5xf32>) {
  %0 = memref.alloc() : memref<5xf32>
  call @callee(%arg0, %0) : (memref<5xf32>, memref<5xf32>) -> ()
  memref.copy %0, %out : memref<5xf32> to memref<5xf32>
  return
}

// The summary's tuples of a buffer and an i1, taken apart.
// CHECK-LABEL: @caller_of_tuple
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NEXT: %[[R:.*]] = call @on_buffers
// CHECK-NEXT: memref.copy %[[M]]
// CHECK-NEXT: memref.dealloc %[[M]]
// CHECK-NEXT: return %[[R]]
func.func @caller_of_tuple(%arg0: memref<5xf32>, %arg1: i1, %arg2: memref<5xf32>) -> i1 {
  %3 = memref.alloc() : memref<5xf32>
  %4 = call @on_buffers(%arg0, %arg1, %3) : (memref<5xf32>, i1, memref<5xf32>) -> i1
  memref.copy %3, %arg2 : memref<5xf32> to memref<5xf32>
  return %4 : i1
}
