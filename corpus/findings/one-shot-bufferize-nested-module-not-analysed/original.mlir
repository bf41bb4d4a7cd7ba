module {
  module @inner {
    func.func @f(%t: tensor<8xf32>, %v: f32) -> (tensor<8xf32>) {
      %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
      %c0 = arith.constant 0 : index
      %w = tensor.insert %v into %k[%c0] : tensor<8xf32>
      %x = func.call @g(%w) : (tensor<8xf32>) -> tensor<8xf32>
      return %x : tensor<8xf32>
    }
    func.func private @g(%t: tensor<8xf32>) -> tensor<8xf32> { return %t : tensor<8xf32> }
  }
  func.func @g(%t: tensor<8xf32>) -> tensor<8xf32> { return %t : tensor<8xf32> }
}
