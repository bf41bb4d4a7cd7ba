// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Poison is not an index, even if every number would give the same result.
// CHECK: poison-is-an-index-bad  refuted: is undefined (memref.store: poison index)
func.func @src(%m: memref<4xi8> {freehold.owned}, %v: i8, %a: index {freehold.defined}, %g: i1 {freehold.defined}) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %i = arith.addi %a, %one overflow<nsw> : index
  %j = arith.select %g, %zero, %i : index
  scf.if %g {
    memref.store %v, %m[%j] : memref<4xi8>
  }
  return
}
func.func @tgt(%m: memref<4xi8>, %v: i8, %a: index, %g: i1) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %i = arith.addi %a, %one overflow<nsw> : index
  %no = arith.xori %i, %i : index
  scf.if %g {
    memref.store %v, %m[%no] : memref<4xi8>
  }
  return
}
