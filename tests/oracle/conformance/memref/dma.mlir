// RUN: not freehold-run %s --unknown-ops unsupported 2>&1 | FileCheck %s

// Ops of a device are not modelled.
// CHECK: [[@LINE+6]]:3: error: unsupported: memref.dma_start
func.func @main() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<4xi32>
  %tag = memref.alloca() : memref<1xi32>
  memref.dma_start %m[%c0], %m[%c0], %c4, %tag[%c0] : memref<4xi32>, memref<4xi32>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}
