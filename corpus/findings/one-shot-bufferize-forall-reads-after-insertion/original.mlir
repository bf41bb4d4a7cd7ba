func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  %t = tensor.from_elements %one, %one : tensor<2xi32>
  %new = tensor.from_elements %nine : tensor<1xi32>
  %r:2 = scf.forall (%i) in (2) shared_outs(%o = %t, %p = %t) -> (tensor<2xi32>, tensor<2xi32>) {
    %old = tensor.extract_slice %o[%i] [1] [1] : tensor<2xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %new into %o[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
      tensor.parallel_insert_slice %old into %p[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  %x = tensor.extract %r#0[%c0] : tensor<2xi32>
  %y = tensor.extract %r#1[%c0] : tensor<2xi32>
  %z = arith.muli %x, %y : i32
  %ok = arith.cmpi eq, %z, %nine : i32
  cf.assert %ok, "the second output holds what the first one held before"
  return
}
