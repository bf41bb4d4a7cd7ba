func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  %t = tensor.from_elements %one, %one : tensor<2xi32>
  %u = tensor.from_elements %nine, %nine : tensor<2xi32>
  %r:2 = scf.while (%i = %c0, %a = %u, %s = %zero) : (index, tensor<2xi32>, i32) -> (index, i32) {
    %x = tensor.extract %a[%c0] : tensor<2xi32>
    %w = tensor.insert %nine into %a[%c0] : tensor<2xi32>
    %y = tensor.extract %w[%c1] : tensor<2xi32>
    %z = arith.muli %x, %y : i32
    %c = arith.cmpi ult, %i, %c2 : index
    scf.condition(%c) %i, %z : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %t, %s : index, tensor<2xi32>, i32
  }
  %ok = arith.cmpi eq, %r#1, %one : i32
  cf.assert %ok, "the third round sees the tensor as it was"
  return
}
