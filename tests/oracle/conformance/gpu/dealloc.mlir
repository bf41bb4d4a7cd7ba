// gpu.dealloc frees once; what it depends on is done with the buffer before, and nothing else is.
// RUN: freehold-run %s --entry main
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry used 2>&1 | FileCheck %s --check-prefix=USED
// RUN: not freehold-run %s --entry early 2>&1 | FileCheck %s --check-prefix=EARLY
// TWICE: error: double-free
// USED: error: use-after-free
// EARLY: error: use-after-free: frees a buffer that an asynchronous op may still use
func.func @main(%a: memref<i32>) {
  %m, %t0 = gpu.alloc async () : memref<i32>
  %t1 = gpu.memcpy async [%t0] %m, %a : memref<i32>, memref<i32>
  %t2 = gpu.dealloc async [%t1] %m : memref<i32>
  gpu.wait [%t2]
  return
}
func.func @twice() {
  %m = gpu.alloc () : memref<i32>
  gpu.dealloc %m : memref<i32>
  gpu.dealloc %m : memref<i32>
  return
}
func.func @used(%a: memref<i32>) {
  %m = gpu.alloc () : memref<i32>
  gpu.dealloc %m : memref<i32>
  gpu.memcpy %m, %a : memref<i32>, memref<i32>
  return
}
func.func @early(%a: memref<i32>) {
  %m, %t0 = gpu.alloc async () : memref<i32>
  %t1 = gpu.memcpy async [%t0] %m, %a : memref<i32>, memref<i32>
  %t2 = gpu.dealloc async [%t0] %m : memref<i32>
  gpu.wait [%t1, %t2]
  return
}
