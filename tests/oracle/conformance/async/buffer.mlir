// A buffer in an async.value is the one that the region yields. It may be used once the value has been awaited.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry freed --ignore-leaks 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// CHECK: result 0 = 7 : i32
// FREED: error: use-after-free
// ARGUMENT: unsupported
func.func @main() -> i32 {
  %seven = arith.constant 7 : i32
  %t, %v = async.execute -> !async.value<memref<i32>> {
    %b = memref.alloc() : memref<i32>
    memref.store %seven, %b[] : memref<i32>
    async.yield %b : memref<i32>
  }
  %m = async.await %v : !async.value<memref<i32>>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @freed() -> i32 {
  %seven = arith.constant 7 : i32
  %t, %v = async.execute -> !async.value<memref<i32>> {
    %b = memref.alloc() : memref<i32>
    memref.store %seven, %b[] : memref<i32>
    async.yield %b : memref<i32>
  }
  %m = async.await %v : !async.value<memref<i32>>
  memref.dealloc %m : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @argument(%v: !async.value<memref<i32>>) -> i32 {
  %m = async.await %v : !async.value<memref<i32>>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
