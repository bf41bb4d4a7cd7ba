// A pass is blamed by the input that shows the defect: what other inputs show after an earlier pass, here a leak
// or another value, says nothing of it.
// RUN: not freehold-check %s --subject bufferize-top-down-fh --inputs 2 --seed 1 2>&1 | FileCheck %s
// CHECK: error: observation (bufferize-top-down-fh, @f): observation 1 was
// CHECK: the pass to blame is 'one-shot-bufferize'
module {
  func.func @f(%arg0: tensor<index>, %arg1: tensor<i32>, %arg2: i1) -> tensor<i32> {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %inserted = tensor.insert %c0 into %arg0[] : tensor<index>
    %extracted = tensor.extract %arg0[] : tensor<index>
    vector.print %extracted : index
    return %arg1 : tensor<i32>
  ^bb2:  // pred: ^bb0
    return %arg1 : tensor<i32>
  }
}
