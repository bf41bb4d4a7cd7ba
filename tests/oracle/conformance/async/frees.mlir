// A region may free what another one uses only if it waits for that one.
// RUN: freehold-run %s --entry in_order
// RUN: freehold-run %s --entry by_way_of_another
// RUN: not freehold-run %s --entry beside 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry beside_second 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry used_later 2>&1 | FileCheck %s --check-prefix=LATER
// CHECK: error: use-after-free: frees a buffer that an asynchronous region may still use
// LATER: error: use-after-free
func.func @in_order(%x: memref<4xf32>, %y: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  %t1 = async.execute {
    memref.copy %t, %y : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %t2 = async.execute [%t1] {
    memref.dealloc %t : memref<4xf32>
    async.yield
  }
  async.await %t2 : !async.token
  return
}
func.func @by_way_of_another(%x: memref<4xf32>, %y: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  %t1 = async.execute {
    memref.copy %t, %y : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %t2 = async.execute [%t1] {
    async.yield
  }
  %t3 = async.execute [%t2] {
    memref.dealloc %t : memref<4xf32>
    async.yield
  }
  async.await %t3 : !async.token
  return
}
func.func @beside(%x: memref<4xf32>, %y: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  %t1 = async.execute {
    memref.copy %t, %y : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %t2 = async.execute {
    memref.dealloc %t : memref<4xf32>
    async.yield
  }
  async.await %t1 : !async.token
  async.await %t2 : !async.token
  return
}
func.func @beside_second(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  %t1 = async.execute {
    memref.copy %t, %y : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %t2 = async.execute {
    memref.copy %t, %z : memref<4xf32> to memref<4xf32>
    async.yield
  }
  %t3 = async.execute [%t1] {
    memref.dealloc %t : memref<4xf32>
    async.yield
  }
  async.await %t2 : !async.token
  async.await %t3 : !async.token
  return
}
func.func @used_later(%x: memref<4xf32>, %y: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  %t1 = async.execute {
    memref.dealloc %t : memref<4xf32>
    async.yield
  }
  memref.copy %t, %y : memref<4xf32> to memref<4xf32>
  async.await %t1 : !async.token
  return
}
