// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// As poison-is-an-index-bad.mlir without the poison.
// CHECK: poison-is-an-index  proved
func.func @src(%m: memref<4xi8> {freehold.owned}, %v: i8, %a: index, %g: i1 {freehold.defined}) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %i = arith.addi %a, %one overflow<nsw> : index
  %no = arith.xori %i, %i : index
  scf.if %g {
    memref.store %v, %m[%no] : memref<4xi8>
  }
  return
}
func.func @tgt(%m: memref<4xi8>, %v: i8, %a: index, %g: i1) {
  %zero = arith.constant 0 : index
  scf.if %g {
    memref.store %v, %m[%zero] : memref<4xi8>
  }
  return
}
