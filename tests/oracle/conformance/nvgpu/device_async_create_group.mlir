// nvgpu.device_async_create_group: the group ends after all of its copies.
// RUN: freehold-run %s --entry main --ignore-leaks --args 'memref(4;cells=1,2,3,4)' | FileCheck %s
// RUN: not freehold-run %s --entry other --ignore-leaks --args 'memref(4;cells=1,2,3,4)' 2>&1 | FileCheck %s --check-prefix=OTHER
// CHECK: result 0 = 3 : i32
// OTHER: error: undefined: reads a cell that
func.func @main(%src: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 1 : memref<4xi32> to memref<4xi32, 3>
  %u = nvgpu.device_async_copy %src[%c1], %s[%c1], 1 : memref<4xi32> to memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t, %u
  nvgpu.device_async_wait %g
  %v = memref.load %s[%c0] : memref<4xi32, 3>
  %w = memref.load %s[%c1] : memref<4xi32, 3>
  %r = arith.addi %v, %w : i32
  return %r : i32
}
func.func @other(%src: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 1 : memref<4xi32> to memref<4xi32, 3>
  %u = nvgpu.device_async_copy %src[%c1], %s[%c1], 1 : memref<4xi32> to memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g
  %w = memref.load %s[%c1] : memref<4xi32, 3>
  return %w : i32
}
