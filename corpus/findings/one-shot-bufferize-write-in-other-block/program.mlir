func.func private @f(%t: tensor<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : i32
  cf.br ^bb1
^bb1:
  %u = tensor.insert %c9 into %t[%c0] : tensor<4xi32>
  %x = tensor.extract %t[%c0] : tensor<4xi32>
  %y = tensor.extract %u[%c0] : tensor<4xi32>
  %z = arith.muli %x, %y : i32
  return %z : i32
}
func.func @main() {
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %t = tensor.from_elements %c1, %c1, %c1, %c1 : tensor<4xi32>
  %z = call @f(%t) : (tensor<4xi32>) -> i32
  %ok = arith.cmpi eq, %z, %c9 : i32
  cf.assert %ok, "the element that was there before is 1"
  return
}
