// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// @src frees the buffer that it returns, so that its contents are not observed; @tgt does not free it.
// CHECK: dead-result  refuted: leaks
func.func @src(%m: memref<4xi32> {freehold.owned}, %c: i1 {freehold.defined}) -> memref<4xi32> {
  %s = scf.if %c -> memref<4xi32> {
    scf.yield %m : memref<4xi32>
  } else {
    scf.yield %m : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return %s : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>, %c: i1) -> memref<4xi32> {
  return %m : memref<4xi32>
}
