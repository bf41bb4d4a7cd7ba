// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// The heap buffer that replaces a stack buffer is never freed.
// CHECK: alloca-becomes-alloc  refuted: result 0 is not the same
func.func @src() -> memref<4xi32> {
  %a = memref.alloca() : memref<4xi32>
  return %a : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  return %a : memref<4xi32>
}
