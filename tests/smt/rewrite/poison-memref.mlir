// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The operand that is poison is never chosen.
// CHECK: poison-memref  proved
func.func @src(%m: memref<4xi8> {freehold.owned}, %c: i1) {
  memref.dealloc %m : memref<4xi8>
  return
}
func.func @tgt(%m: memref<4xi8>, %c: i1) {
  %p = ub.poison : memref<4xi8>
  %yes = arith.constant true
  %s = arith.select %yes, %m, %p : memref<4xi8>
  memref.dealloc %s : memref<4xi8>
  return
}
