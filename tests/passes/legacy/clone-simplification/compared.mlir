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

// Whether they are one buffer is asked.
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

// A callee compares what it gets.
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

// Also where the calls come behind the free.
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

// Buffers that nobody compares, in the same module.
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

// What an op that gives out a token still reads keeps its buffer.
// CHECK-LABEL: @bad_runs_on
// CHECK: memref.copy
// CHECK: async.await
// CHECK: memref.dealloc
func.func @bad_runs_on(%v: i32) -> memref<i32> {
  %r = memref.alloc() : memref<i32>
  memref.store %v, %r[] : memref<i32>
  %token = async.execute {
    %x = memref.load %r[] : memref<i32>
    vector.print %x : i32
    async.yield
  }
  %t = memref.alloc() : memref<i32>
  memref.copy %r, %t : memref<i32> to memref<i32>
  %c7 = arith.constant 7 : i32
  memref.store %c7, %t[] : memref<i32>
  async.await %token : !async.token
  memref.dealloc %r : memref<i32>
  return %t : memref<i32>
}

// CHECK-LABEL: @bad_runs_on_behind_temporary
// CHECK: async.await
// CHECK: memref.copy
// CHECK: memref.dealloc
func.func @bad_runs_on_behind_temporary(%v: i32) -> memref<i32> {
  %r = memref.alloc() : memref<i32>
  memref.store %v, %r[] : memref<i32>
  %token = async.execute {
    %x = memref.load %r[] : memref<i32>
    vector.print %x : i32
    async.yield
  }
  %t = memref.alloc() : memref<i32>
  memref.store %v, %t[] : memref<i32>
  async.await %token : !async.token
  memref.copy %t, %r : memref<i32> to memref<i32>
  memref.dealloc %t : memref<i32>
  return %r : memref<i32>
}
