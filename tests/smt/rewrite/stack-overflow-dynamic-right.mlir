// If the source has the same stack buffer, its size fits on the stack; so does a smaller one.
// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: stack-overflow-dynamic-right  proved
func.func @src(%n: index {freehold.defined}, %c: i1 {freehold.defined}) {
  %m = memref.alloca(%n) : memref<?xi8>
  return
}
func.func @tgt(%n: index, %c: i1) {
  scf.if %c {
    %m = memref.alloca(%n) : memref<?xi8>
  }
  return
}
