// More than 64 MB of stack buffers at once overflow the stack, which the heap buffers that they replace did not.
// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: refuted
// CHECK: stack overflow
func.func @src(%m: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  return
}
func.func @tgt(%m: memref<4xi8>, %c: i1) {
  scf.if %c {
    %s = memref.alloca() : memref<67108865xi8>
  }
  return
}
