// A region that runs beside the host may use its buffers until its token is awaited, or that of a region after it.
// RUN: freehold-run %s --entry awaited
// RUN: not freehold-run %s --entry early 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry never 2>&1 | FileCheck %s
// RUN: freehold-run %s --entry values | FileCheck %s --check-prefix=VALUES
// RUN: not freehold-run %s --entry value_early 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry memref 2>&1 | FileCheck %s --check-prefix=MEMREF
// CHECK: error: use-after-free: frees a buffer that an asynchronous region may still use
// VALUES: result 0 = 3 : f32
// MEMREF: unsupported: {{.*}}a future of a buffer that leaves the function
func.func @awaited() {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  %u = async.execute [%t] {
    async.yield
  }
  async.await %u : !async.token
  memref.dealloc %m : memref<i32>
  return
}
func.func @early() {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  memref.dealloc %m : memref<i32>
  async.await %t : !async.token
  return
}
func.func @never() {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  memref.dealloc %m : memref<i32>
  return
}
func.func @values() -> f32 {
  %t, %f = async.execute -> !async.value<f32> {
    %v = arith.constant 1.0 : f32
    async.yield %v : f32
  }
  %u, %g = async.execute (%f as %x : !async.value<f32>) -> !async.value<f32> {
    %two = arith.constant 2.0 : f32
    %v = arith.addf %x, %two : f32
    async.yield %v : f32
  }
  %r = async.await %g : !async.value<f32>
  return %r : f32
}
// The region that gave the value may still use the buffer, until the value of the region after it is awaited.
func.func @value_early() {
  %c = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t, %f = async.execute -> !async.value<i32> {
    memref.store %c, %m[] : memref<i32>
    async.yield %c : i32
  }
  %u, %g = async.execute (%f as %x : !async.value<i32>) -> !async.value<i32> {
    async.yield %x : i32
  }
  memref.dealloc %m : memref<i32>
  %r = async.await %g : !async.value<i32>
  return
}
func.func @memref() -> !async.value<memref<i32>> {
  %m = memref.alloc() : memref<i32>
  %t, %f = async.execute -> !async.value<memref<i32>> {
    async.yield %m : memref<i32>
  }
  return %f : !async.value<memref<i32>>
}
