// Both together are 64 MB, which is not more than there are.
// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: stack-overflow-together-right  proved
func.func @src(%c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%c: i1) {
  %a = memref.alloca() : memref<33554432xi8>
  scf.if %c {
    %b = memref.alloca() : memref<33554432xi8>
  }
  return
}
