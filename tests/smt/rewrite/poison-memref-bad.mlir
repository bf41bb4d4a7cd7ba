// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The memref that is freed may be poison.
// CHECK: poison-memref-bad  refuted: {{frees twice|is undefined}}
func.func @src(%m: memref<4xi8> {freehold.owned}, %c: i1 {freehold.defined}) {
  memref.dealloc %m : memref<4xi8>
  return
}
func.func @tgt(%m: memref<4xi8>, %c: i1) {
  %p = ub.poison : memref<4xi8>
  %yes = arith.constant true
  %s = arith.select %c, %m, %p : memref<4xi8>
  memref.dealloc %s : memref<4xi8>
  return
}
