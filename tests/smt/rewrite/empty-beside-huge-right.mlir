// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// The same without the free.
// CHECK: empty-beside-huge-right  proved
func.func @src(%n: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%n: memref<4xi8>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<0x4398046511104xi8>
    memref.dealloc %a : memref<0x4398046511104xi8>
  }
  return
}
