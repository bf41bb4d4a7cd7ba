// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// @src leaks a buffer in a region, which is not held against the target; other leaks of the target still count.
// CHECK: source-leaks-in-region  refuted: frees twice
func.func @src(%m: memref<4xi32> {freehold.owned}, %c: i1 {freehold.defined}) {
  scf.if %c {
    %a = memref.alloc() : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4xi32>
    memref.dealloc %m : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return
}
