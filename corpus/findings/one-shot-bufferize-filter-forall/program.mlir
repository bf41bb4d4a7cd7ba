module {
  func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0) -> (tensor<8xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg1] [1] [1] : tensor<8xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
}
