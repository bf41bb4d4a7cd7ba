// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// As huge-in-target.mlir, without the free.
// CHECK: huge-in-target-right  proved
func.func @src(%n: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%n: memref<4xi8>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4398046511104xi8>
    memref.dealloc %a : memref<4398046511104xi8>
  }
  return
}
