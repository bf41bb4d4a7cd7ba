func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v : tensor<1xi32>
  %x = tensor.extract %t[%c0] : tensor<1xi32>
  return %x : i32
}
