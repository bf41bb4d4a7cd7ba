// A region that runs beside the host may use its buffers until its token is awaited, or that of a region after it.
// RUN: freehold-run %s --entry awaited
// RUN: not freehold-run %s --entry early 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry never 2>&1 | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry values 2>&1 | FileCheck %s --check-prefix=VALUES
// CHECK: error: use-after-free: frees a buffer that an asynchronous region may still use
// VALUES: unsupported: async.execute
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
func.func @values() {
  %t, %f = async.execute -> !async.value<f32> {
    %v = arith.constant 1.0 : f32
    async.yield %v : f32
  }
  return
}
