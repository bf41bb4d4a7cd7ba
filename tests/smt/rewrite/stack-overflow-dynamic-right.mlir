// Where the source has the same stack buffer, its size is one that the stack has room for; so is less.
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
