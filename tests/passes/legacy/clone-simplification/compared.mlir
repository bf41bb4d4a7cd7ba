// Buffers that are compared with each other stay two: K1 and K2 would change the answer.
// RUN: freehold-opt %s --fh-clone-simplification | FileCheck %s
// RUN: freehold-check %s --pipeline fh-clone-simplification

// The dangling source is retained: with the clone's buffer it would keep that one alive.
// CHECK-LABEL: @bad_retained
// CHECK: bufferization.clone
// CHECK: memref.dealloc
func.func @bad_retained(%x: f32) -> f32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  %v = memref.load %n[] : memref<f32>
  %k = bufferization.dealloc (%n : memref<f32>) if (%true) retain (%m : memref<f32>)
  return %v : f32
}

// The program compares the two buffers.
// CHECK-LABEL: @bad_addresses
// CHECK: bufferization.clone
func.func @bad_addresses(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %n : memref<f32> -> index
  %s = arith.cmpi eq, %p, %q : index
  memref.dealloc %m : memref<f32>
  return %s, %n : i1, memref<f32>
}

// A callee compares the buffers that it gets.
// CHECK-LABEL: @bad_compared_by_callee
// CHECK: bufferization.clone
func.func private @equal(%a: memref<f32>, %b: memref<f32>) -> i1 {
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %s = arith.cmpi eq, %p, %q : index
  return %s : i1
}
func.func @bad_compared_by_callee(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  %s = func.call @equal(%m, %n) : (memref<f32>, memref<f32>) -> i1
  memref.dealloc %m : memref<f32>
  return %s, %n : i1, memref<f32>
}

// Also if the calls come after the free.
// CHECK-LABEL: @bad_compared_later
// CHECK: bufferization.clone
func.func @bad_compared_later(%x: f32) -> (i1, memref<f32>) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  %s = func.call @equal(%m, %n) : (memref<f32>, memref<f32>) -> i1
  return %s, %n : i1, memref<f32>
}

// Buffers that are never compared, in the same module.
// CHECK-LABEL: @good
// CHECK-NOT: bufferization.clone
// CHECK: return
func.func @good(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %n = bufferization.clone %m : memref<f32> to memref<f32>
  memref.dealloc %m : memref<f32>
  return %n : memref<f32>
}
