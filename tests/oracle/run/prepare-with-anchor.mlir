// freehold-prepare: builtin.module(one-shot-bufferize{bufferize-function-boundaries},buffer-deallocation-pipeline)
// The anchor that mlir-opt wants around a pipeline is no module in the module, on which nothing would run.
// RUN: freehold-run %s | FileCheck %s
// RUN: freehold-check %s --pipeline canonicalize | FileCheck %s --check-prefix=JUDGED
// RUN: sed 's/buffer-deallocation-pipeline)/no-such-pass)/' %s > %t.mlir
// RUN: %S/../Inputs/exit-code 2 freehold-run %t.mlir 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 5 : i32
// JUDGED: 1 judged = 1 agree
// BAD: 'no-such-pass' does not refer to a registered pass or pass pipeline
func.func @f() -> i32 {
  %i = arith.constant 1 : index
  %x = arith.constant 5 : i32
  %t = tensor.from_elements %x, %x : tensor<2xi32>
  %r = tensor.extract %t[%i] : tensor<2xi32>
  return %r : i32
}
