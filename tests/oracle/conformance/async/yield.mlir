// A region's effects are there once its token is awaited.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 7 : i32
// BAD: error: use-after-free
func.func @main() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @bad() {
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
