// S11: an op of unknown effects may free any buffer that it can reach, but not a local allocation that does not escape.
// RUN: freehold-opt %s --allow-unregistered-dialect --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good_local
// CHECK-NOT: bufferization.clone
// CHECK: return
func.func @good_local(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  "test.unknown"() : () -> ()
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return %v : f32
}

// CHECK-LABEL: @bad_passed
// CHECK: bufferization.clone
func.func @bad_passed(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  "test.unknown"(%m) : (memref<f32>) -> ()
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}

// CHECK-LABEL: @bad_argument
// CHECK: bufferization.clone
func.func @bad_argument(%m: memref<f32>) -> f32 {
  %true = arith.constant true
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  "test.unknown"() : () -> ()
  %v = memref.load %n[] : memref<f32>
  bufferization.dealloc (%n : memref<f32>) if (%true)
  return %v : f32
}
