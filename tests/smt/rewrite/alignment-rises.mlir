// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A buffer may be better aligned than the source asks for.
// CHECK: alignment-rises  proved
func.func @src() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  return %m : memref<4xi32>
}
