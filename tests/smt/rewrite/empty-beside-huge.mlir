// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// An allocation without elements is small, however large its other sizes are.
// CHECK: empty-beside-huge  refuted: frees what is kept
func.func @src(%n: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%n: memref<4xi8>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<0x4398046511104xi8>
    memref.dealloc %a : memref<0x4398046511104xi8>
    memref.dealloc %n : memref<4xi8>
  }
  return
}
