// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// Memrefs whose elements have no bit width are refused without a crash.
// CHECK: error: argument 0 has a type that is not supported: 'memref<4xi0>'
func.func @src(%m: memref<4xi0> {freehold.owned}) {
  %z = arith.constant 0 : index
  %x = memref.load %m[%z] : memref<4xi0>
  memref.store %x, %m[%z] : memref<4xi0>
  return
}
func.func @tgt(%m: memref<4xi0>) {
  return
}
