func.func @f(%t: tensor<4xi32>, %v: i32) -> tensor<4xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xi32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
