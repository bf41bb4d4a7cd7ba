// The region runs in place.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 7 : i32
// BAD: error: use-after-free
func.func @main() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %x = memref.alloc() : memref<i32>
  memref.store %v, %x[] : memref<i32>
  %d = acc.copyin varPtr(%m : memref<i32>) -> memref<i32>
  acc.data dataOperands(%d : memref<i32>) {
    memref.store %v, %x[] : memref<i32>
    acc.terminator
  }
  %r = memref.load %x[] : memref<i32>
  return %r : i32
}
func.func @bad() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %x = memref.alloc() : memref<i32>
  %d = acc.copyin varPtr(%m : memref<i32>) -> memref<i32>
  acc.data dataOperands(%d : memref<i32>) {
    memref.dealloc %x : memref<i32>
    acc.terminator
  }
  %r = memref.load %x[] : memref<i32>
  return %r : i32
}
