// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// One new heap buffer replaces another.
// CHECK: alloc-becomes-alloc  proved
func.func @src() -> memref<4xi32> {
  %n = memref.alloc() : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %a : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  return %a : memref<4xi32>
}
