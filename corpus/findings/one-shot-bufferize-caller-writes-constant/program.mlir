func.func private @constant() -> tensor<4xi32> {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %a = call @constant() : () -> tensor<4xi32>
  %u = tensor.insert %v into %a[%c0] : tensor<4xi32>
  %x = tensor.extract %u[%c0] : tensor<4xi32>
  %b = call @constant() : () -> tensor<4xi32>
  %y = tensor.extract %b[%c0] : tensor<4xi32>
  %z = arith.muli %x, %y : i32
  %ok = arith.cmpi eq, %z, %v : i32
  cf.assert %ok, "the constant still begins with 1"
  return
}
