// nvgpu.device_async_copy copies beside the host until its token is waited for: what reads or frees its buffers before is an
// error. Elements that are written but not read become zero.
// RUN: freehold-run %s --entry main --ignore-leaks --args 'memref(4;cells=1,2,3,4)' | FileCheck %s
// RUN: not freehold-run %s --entry early --ignore-leaks --args 'memref(4;cells=1,2,3,4)' 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not freehold-run %s --entry freed --ignore-leaks --args 'memref(4;cells=1,2,3,4)' 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = [1, 2, 3, 0] : memref<4xi32, 3>
// EARLY: error: undefined: reads a cell that
// FREED: error: use-after-free
func.func @main(%src: memref<4xi32>) -> memref<4xi32, 3> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %nine = arith.constant 9 : i32
  %s = memref.alloc() : memref<4xi32, 3>
  linalg.fill ins(%nine : i32) outs(%s : memref<4xi32, 3>)
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 4, %c3 : memref<4xi32> to memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g
  return %s : memref<4xi32, 3>
}
func.func @early(%src: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 4 : memref<4xi32> to memref<4xi32, 3>
  %v = memref.load %s[%c0] : memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g
  return %v : i32
}
func.func @freed(%src: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<4xi32, 3>
  %t = nvgpu.device_async_copy %src[%c0], %s[%c0], 4 : memref<4xi32> to memref<4xi32, 3>
  memref.dealloc %s : memref<4xi32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g
  return
}
