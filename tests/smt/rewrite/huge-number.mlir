// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: error: 'freehold.noalias' names argument 1267650600228229401496703205376; there are 1, counted from 0
func.func @src(%a: memref<4xi32> {freehold.noalias = [1267650600228229401496703205376 : i128]}) {
  return
}
func.func @tgt(%a: memref<4xi32>) {
  return
}
