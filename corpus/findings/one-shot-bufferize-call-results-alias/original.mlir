func.func private @both(%t: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  return %t, %t : tensor<4xi32>, tensor<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %t = tensor.from_elements %c1, %c1, %c1, %c1 : tensor<4xi32>
  %r:2 = call @both(%t) : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  %u = tensor.insert %c9 into %r#0[%c0] : tensor<4xi32>
  %x = tensor.extract %r#1[%c0] : tensor<4xi32>
  %y = tensor.extract %u[%c0] : tensor<4xi32>
  %z = arith.muli %x, %y : i32
  %ok = arith.cmpi eq, %z, %c9 : i32
  cf.assert %ok, "the other result still begins with 1"
  return
}
