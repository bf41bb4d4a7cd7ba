// Ops without a handler that declare their effects. What only reads or has no effect is not observed, so that CSE and
// dead code elimination are right; declared allocations are new buffers, and declared frees free them.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/pure.mlir --pipeline canonicalize,cse --json | FileCheck %s --check-prefix=AGREE
// RUN: freehold-opt %t/pure.mlir --canonicalize --cse | FileCheck %s --check-prefix=MERGED
// RUN: freehold-check %t/device.mlir --subject fh --json | FileCheck %s --check-prefix=DEVICE
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/device-leaks.mlir 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/device-freed.mlir 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/device-twice.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/device-unwritten.mlir 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// AGREE: "verdict":"agree",{{.*}}"opaque_ops":["gpu.
// DEVICE: "verdict":"agree"
// MERGED-COUNT-1: gpu.thread_id
// MERGED-NOT: gpu.thread_id
// LEAK: leak: 12 bytes are never freed
// FREED: use-after-free
// TWICE: double-free
// UNWRITTEN: uninitialised-read

//--- pure.mlir
func.func @f() -> (index, index) {
  %unused = gpu.thread_id y
  %a = gpu.thread_id x
  %b = gpu.thread_id x
  return %a, %b : index, index
}

//--- device.mlir
func.func @f(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %d = gpu.alloc () : memref<4xi32>
  gpu.memcpy %d, %m : memref<4xi32>, memref<4xi32>
  %x = memref.load %d[%c0] : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  return %x : i32
}

//--- device-leaks.mlir
func.func @f() {
  %c3 = arith.constant 3 : index
  %d = gpu.alloc (%c3) : memref<?xi32>
  return
}

//--- device-freed.mlir
func.func @f(%m: memref<4xi32>) {
  %d = gpu.alloc () : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  gpu.memcpy %d, %m : memref<4xi32>, memref<4xi32>
  return
}

//--- device-twice.mlir
func.func @f() {
  %d = gpu.alloc () : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  return
}

//--- device-unwritten.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %d = gpu.alloc () : memref<4xi32>
  %x = memref.load %d[%c0] : memref<4xi32>
  gpu.dealloc %d : memref<4xi32>
  return %x : i32
}
