// An op that the encoder does not know is reported at its location, with exit code 2.
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// CHECK: unsupported-op.mlir:[[# @LINE + 3]]:3: error: 'func.call' op cannot be proved: the prover does not know this op
func.func private @f()
func.func @src(%m: memref<?xf32>) {
  func.call @f() : () -> ()
  return
}
func.func @tgt(%m: memref<?xf32>) {
  return
}
