// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The second store is the first one again.
// CHECK: guards-merged  proved
func.func @src(%m: memref<4xi32>, %v: i32, %i: index, %c: i1) {
  scf.if %c { memref.store %v, %m[%i] : memref<4xi32> }
  scf.if %c { memref.store %v, %m[%i] : memref<4xi32> }
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index, %c: i1) {
  scf.if %c { memref.store %v, %m[%i] : memref<4xi32> }
  return
}
