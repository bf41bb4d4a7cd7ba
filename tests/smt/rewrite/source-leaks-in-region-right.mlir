// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// Both leak a buffer that they make in a region.
// CHECK: source-leaks-in-region-right  proved
func.func @src(%m: memref<4xi32> {freehold.owned}, %c: i1 {freehold.defined}) {
  scf.if %c {
    %a = memref.alloc() : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %c: i1) {
  memref.dealloc %m : memref<4xi32>
  scf.if %c {
    %a = memref.alloc() : memref<4xi32>
  }
  return
}
