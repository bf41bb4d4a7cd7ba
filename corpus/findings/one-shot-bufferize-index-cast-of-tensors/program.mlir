func.func @main(%v: tensor<2xi32>, %i: i32) -> (tensor<2xindex>, index, index) {
  %c0 = arith.constant 0 : index
  %k = arith.index_cast %v : tensor<2xi32> to tensor<2xindex>
  %x = tensor.extract %k[%c0] : tensor<2xindex>
  %q = tensor.insert %c0 into %k[%c0] : tensor<2xindex>
  %y = tensor.extract %k[%c0] : tensor<2xindex>
  return %q, %x, %y : tensor<2xindex>, index, index
}
