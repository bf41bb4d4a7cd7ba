// memref.dma_wait: a transfer happens between its start and the wait for the same tag. Until then what it accesses races with other accesses,
// and neither buffer may be freed.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: freehold-run %s --entry strided --ignore-leaks | FileCheck %s --check-prefix=STRIDED
// RUN: not freehold-run %s --entry early --ignore-leaks 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not freehold-run %s --entry other --ignore-leaks 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not freehold-run %s --entry freed --ignore-leaks 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry tagless --ignore-leaks 2>&1 | FileCheck %s --check-prefix=TAGLESS
// RUN: not freehold-run %s --entry beyond --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry onto --ignore-leaks 2>&1 | FileCheck %s --check-prefix=ONTO
// ONTO: error: undefined: a transfer to cells that it reads
// CHECK: result 0 = [-1, -1, 1, 2, 3, 4, 5, 6] : memref<8xi32, 1>
// STRIDED: result 0 = [-1, 0, 1, 5, 6, -1, -1, -1] : memref<8xi32, 1>
// EARLY: error: undefined: {{.*}}asynchronous op
// FREED: error: use-after-free
// TAGLESS: error: undefined: waits for a transfer that was not started
// BEYOND: error: out-of-bounds: a transfer of element 8 of 8
func.func @main() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c1], %b[%c2], %c3, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_start %a[%c4], %b[%c5], %c3, %t[%c1] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_wait %t[%c1], %c3 : memref<2xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @strided() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c0], %b[%c1], %c4, %t[%c0], %c5, %c2 : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @early() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c1], %b[%c2], %c3, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  %v = memref.load %b[%c2] : memref<8xi32, 1>
  memref.store %v, %b[%c0] : memref<8xi32, 1>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @other() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c1], %b[%c2], %c3, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_start %a[%c4], %b[%c5], %c3, %t[%c1] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  memref.store %none, %b[%c5] : memref<8xi32, 1>
  memref.dma_wait %t[%c1], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @freed() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c1], %b[%c2], %c3, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dealloc %a : memref<8xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @tagless() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @beyond() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %a[%c5], %b[%c0], %c4, %t[%c0] : memref<8xi32>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
func.func @onto() -> memref<8xi32, 1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant -1 : i32
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32, 1>
  %t = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i] : memref<8xi32>
    memref.store %none, %b[%i] : memref<8xi32, 1>
  }
  memref.dma_start %b[%c0], %b[%c1], %c4, %t[%c0] : memref<8xi32, 1>, memref<8xi32, 1>, memref<2xi32>
  memref.dma_wait %t[%c0], %c3 : memref<2xi32>
  return %b : memref<8xi32, 1>
}
