// A copy as memref.copy makes it; without a token of its own it waits for those that it gets.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// CHECK: result 0 = 7 : i32
// FREED: error: use-after-free
// SIZES: error: undefined: {{.*}}sizes
func.func @main() -> i32 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %a[] : memref<i32>
  %t = gpu.memcpy async %b, %a : memref<i32>, memref<i32>
  gpu.memcpy [%t] %a, %b : memref<i32>, memref<i32>
  %r = memref.load %b[] : memref<i32>
  memref.dealloc %a : memref<i32>
  memref.dealloc %b : memref<i32>
  return %r : i32
}
func.func @freed(%m: memref<i32>) {
  %a = memref.alloc() : memref<i32>
  memref.dealloc %a : memref<i32>
  gpu.memcpy %a, %m : memref<i32>, memref<i32>
  return
}
func.func @sizes(%m: memref<?xi32>) {
  %c9 = arith.constant 99 : index
  %a = memref.alloc(%c9) : memref<?xi32>
  gpu.memcpy %a, %m : memref<?xi32>, memref<?xi32>
  memref.dealloc %a : memref<?xi32>
  return
}
