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
  gpu.dealloc %d : memref<?xf32>
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
// What opaque ops access is assumed, so two of them may use a buffer at a time. What gpu.memcpy accesses is known.
// RUN: freehold-run %s --entry halves --args 'memref(4;seed=1)'
// RUN: freehold-run %s --entry copied --args 'memref(4;seed=1), memref(4;seed=2)'
// RUN: not freehold-run %s --entry copied_early --args 'memref(4;seed=1), memref(4;seed=2)' 2>&1 | FileCheck %s --check-prefix=RACE
// RACE: error: undefined: reads a cell that an asynchronous op, which may run at the same time, uses
func.func @halves(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1.0 : f32
  %lower = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %t = gpu.memset async %lower, %c : memref<2xf32, strided<[1]>>, f32
  %u = gpu.memset async %m, %c : memref<4xf32>, f32
  gpu.wait [%t, %u]
  %r = memref.load %m[%c0] : memref<4xf32>
  return %r : f32
}
func.func @copied(%m: memref<4xf32>, %n: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = gpu.memcpy async %m, %n : memref<4xf32>, memref<4xf32>
  %u = gpu.memcpy async [%t] %n, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%u]
  %r = memref.load %m[%c0] : memref<4xf32>
  return %r : f32
}
func.func @copied_early(%m: memref<4xf32>, %n: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = gpu.memcpy async %m, %n : memref<4xf32>, memref<4xf32>
  %r = memref.load %m[%c0] : memref<4xf32>
  gpu.wait [%t]
  return %r : f32
}
