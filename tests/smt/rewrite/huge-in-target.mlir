// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// In the counterexample the target allocates too much to be run: the result is unknown, neither refuted nor proved.
// CHECK: huge-in-target  unknown: frees what is kept
func.func @src(%n: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%n: memref<4xi8>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4398046511104xi8>
    memref.dealloc %a : memref<4398046511104xi8>
    memref.dealloc %n : memref<4xi8>
  }
  return
}
