module {
  func.func @p(%arg0: tensor<1xi32>, %arg1: tensor<i32>) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = scf.forall (%arg2) in (%c2) shared_outs(%arg3 = %arg0) -> (tensor<1xi32>) {
      %inserted = tensor.insert %c0_i32 into %arg0[%c0] : tensor<1xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[%c0] [1] [1] : tensor<i32> into tensor<1xi32>
      }
    }
    return
  }
}
