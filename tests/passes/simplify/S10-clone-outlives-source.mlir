// S10: the source dies, the clone takes its place.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NOT: bufferization
// CHECK: return %[[M]]
func.func @good(%x: f32) -> memref<f32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %n : memref<f32>
}

// CHECK-LABEL: @good_cast
// CHECK: %[[M:.*]] = memref.alloc
// CHECK: %[[C:.*]] = memref.cast %[[M]]
// CHECK-NOT: dealloc
// CHECK: return %[[C]]
func.func @good_cast(%x: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %n : memref<?xf32>
}

// The clone is freed first: the source is still used then.
// CHECK-LABEL: @bad_freed_before
// CHECK: bufferization.clone
func.func private @use(memref<f32>)
func.func @bad_freed_before(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  func.call @use(%n) : (memref<f32>) -> ()
  bufferization.dealloc (%n : memref<f32>) if (%true)
  %v = memref.load %m[] : memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %v : f32
}

// Whether the source is freed is not known.
// CHECK-LABEL: @bad_condition
// CHECK: bufferization.clone
func.func @bad_condition(%x: f32, %c: i1) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%c)
  return %n : memref<f32>
}

// Layouts that no cast relates.
// CHECK-LABEL: @bad_layout
// CHECK: bufferization.clone
func.func @bad_layout() -> memref<4xf32> {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32, strided<[2]>>
  %n = bufferization.clone %m : memref<4xf32, strided<[2]>> to memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32, strided<[2]>>) if (%true)
  return %n : memref<4xf32>
}

// The clone is freed too: all goes but the buffer that is written.
// CHECK-LABEL: @good_both_freed
// CHECK: memref.alloc
// CHECK-NOT: clone
// CHECK: bufferization.dealloc
// CHECK-NOT: dealloc
// CHECK: return
func.func @good_both_freed(%x: f32) {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  memref.store %x, %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return
}
