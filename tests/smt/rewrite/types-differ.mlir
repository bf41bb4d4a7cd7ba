// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: types-differ.mlir:[[# @LINE + 4]]:1: error: @tgt is '(i1) -> i1', but @src is '(i1) -> ()'
func.func @src(%c: i1) {
  return
}
func.func @tgt(%c: i1) -> i1 {
  return %c : i1
}
