// nvgpu.device_async_wait waits for one group; younger ones may still be running.
// RUN: freehold-run %s --entry main --ignore-leaks --args 'memref(4;cells=1,2,3,4)' | FileCheck %s
// RUN: not freehold-run %s --entry younger --ignore-leaks --args 'memref(4;cells=1,2,3,4)' 2>&1 | FileCheck %s --check-prefix=YOUNGER
// CHECK: result 0 = 1 : i32
// YOUNGER: error: undefined: reads a cell that
func.func @main(%src: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 1 : memref<4xi32> to memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  %u = nvgpu.device_async_copy %src[%c1], %s[%c1], 1 : memref<4xi32> to memref<4xi32, 3>
  %h = nvgpu.device_async_create_group %u
  nvgpu.device_async_wait %g {numGroups = 1 : i32}
  %v = memref.load %s[%c0] : memref<4xi32, 3>
  nvgpu.device_async_wait %h {numGroups = 0 : i32}
  return %v : i32
}
func.func @younger(%src: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 1 : memref<4xi32> to memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  %u = nvgpu.device_async_copy %src[%c1], %s[%c1], 1 : memref<4xi32> to memref<4xi32, 3>
  %h = nvgpu.device_async_create_group %u
  nvgpu.device_async_wait %g {numGroups = 1 : i32}
  %v = memref.load %s[%c1] : memref<4xi32, 3>
  nvgpu.device_async_wait %h {numGroups = 0 : i32}
  return %v : i32
}
