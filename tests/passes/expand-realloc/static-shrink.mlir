// A static shrink, and sizes that are equal: the buffer is kept. The shipped pass emits a branch that grows,
// with a subview that does not verify (corpus/findings/expand-realloc-static-shrink).
// RUN: freehold-opt %s --fh-expand-realloc | FileCheck %s
// RUN: freehold-check %s --command 'freehold-opt --fh-expand-realloc' --oracle interp,native
// RUN: not mlir-opt %s --expand-realloc 2>&1 | FileCheck %s --check-prefix=SHIPPED
// SHIPPED: error: {{.*}}out-of-bounds

// CHECK-LABEL: @shrink
// CHECK: memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32>
// CHECK: memref.dealloc
// CHECK-NOT: memref.dealloc
func.func @shrink() -> i32 {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %old = memref.alloc() : memref<4xi32>
  memref.store %seven, %old[%zero] : memref<4xi32>
  %new = memref.realloc %old : memref<4xi32> to memref<2xi32>
  %v = memref.load %new[%zero] : memref<2xi32>
  memref.dealloc %new : memref<2xi32>
  return %v : i32
}

// CHECK-LABEL: @equal
// CHECK-NOT: memref.reinterpret_cast
func.func @equal() -> i32 {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %old = memref.alloc() : memref<4xi32>
  memref.store %seven, %old[%zero] : memref<4xi32>
  %new = memref.realloc %old : memref<4xi32> to memref<4xi32>
  %v = memref.load %new[%zero] : memref<4xi32>
  memref.dealloc %new : memref<4xi32>
  return %v : i32
}
