// Each is small enough, both together are not.
// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted: is undefined (memref.alloca: stack overflow)
// CHECK: stack overflow
func.func @src(%c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%c: i1) {
  %a = memref.alloca() : memref<33554432xi8>
  scf.if %c {
    %b = memref.alloca() : memref<33554433xi8>
  }
  return
}
