// What bufferization makes writes a constant, which is undefined; deallocation makes the callee's result a copy, and what is
// left is another value. Bufferization is to blame for it, not the pass after which the value shows.
// RUN: not freehold-check %s --entry q --subject bufferize-sparsification --subject bufferize-sparsification-fh 2>&1 | FileCheck %s
// CHECK: error: observation (bufferize-sparsification, @q): observation 2 was 'print 0 : i32' before and is 'print
// CHECK: note: the pass to blame is 'sparsification-and-bufferization'
// CHECK: error: observation (bufferize-sparsification-fh, @q):
// CHECK: note: the pass to blame is 'sparsification-and-bufferization'
func.func private @f(tensor<i32>)
func.func private @p() -> tensor<i32> {
  %cst = arith.constant dense<0> : tensor<i32>
  return %cst : tensor<i32>
}
func.func @q() {
  %c0 = arith.constant 0 : index
  %0 = call @p() : () -> tensor<i32>
  %1 = scf.index_switch %c0 -> tensor<i32>
  default {
    scf.yield %0 : tensor<i32>
  }
  call @f(%0) : (tensor<i32>) -> ()
  %x = tensor.extract %1[] : tensor<i32>
  vector.print %x : i32
  return
}
