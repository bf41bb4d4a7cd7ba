// Opaque ops of gpu with tokens are tasks. gpu.dealloc frees after what its tokens stand for.
// RUN: freehold-run %s --entry chain
// RUN: freehold-run %s --entry waits
// RUN: not freehold-run %s --entry early 2>&1 | FileCheck %s
// RUN: not freehold-run %s --entry host 2>&1 | FileCheck %s
// CHECK: error: use-after-free: frees a buffer that an asynchronous op may still use
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: double-free
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry foreign 2>&1 | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: unsupported: {{.*}}a token, which the op may wait for
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry called 2>&1 | FileCheck %s --check-prefix=CALLED
// CALLED: unsupported: {{.*}}which may wait for the token that it gets: @wait
func.func @chain(%h: memref<?xf32>, %n: index) {
  %t0 = gpu.wait async
  %d, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32>
  %c = arith.constant 1.0 : f32
  %t2 = gpu.memset async [%t1] %d, %c : memref<?xf32>, f32
  %t3 = gpu.dealloc async [%t2] %d : memref<?xf32>
  gpu.wait [%t3]
  return
}
func.func @waits(%n: index) {
  %d, %t1 = gpu.alloc async (%n) : memref<?xf32>
  %c = arith.constant 1.0 : f32
  %t2 = gpu.memset async [%t1] %d, %c : memref<?xf32>, f32
  gpu.dealloc [%t2] %d : memref<?xf32>
  return
}
func.func @early(%n: index) {
  %d, %t1 = gpu.alloc async (%n) : memref<?xf32>
  %c = arith.constant 1.0 : f32
  %t2 = gpu.memset async [%t1] %d, %c : memref<?xf32>, f32
  %t3 = gpu.dealloc async [%t1] %d : memref<?xf32>
  gpu.wait [%t2, %t3]
  return
}
func.func @host(%n: index) {
  %d, %t1 = gpu.alloc async (%n) : memref<?xf32>
  %c = arith.constant 1.0 : f32
  %t2 = gpu.memset async [%t1] %d, %c : memref<?xf32>, f32
  memref.dealloc %d : memref<?xf32>
  gpu.wait [%t2]
  return
}
func.func @twice(%n: index) {
  %d, %t1 = gpu.alloc async (%n) : memref<?xf32>
  %t2 = gpu.dealloc async [%t1] %d : memref<?xf32>
  %t3 = gpu.dealloc async [%t2] %d : memref<?xf32>
  gpu.wait [%t3]
  return
}
func.func @foreign(%n: index) {
  %t = gpu.wait async
  "test.sync"(%t) : (!gpu.async.token) -> ()
  return
}
func.func private @wait(!gpu.async.token)
func.func @called(%n: index) {
  %t = gpu.wait async
  func.call @wait(%t) : (!gpu.async.token) -> ()
  return
}
