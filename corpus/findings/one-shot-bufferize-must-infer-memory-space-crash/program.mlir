module {
  func.func private @f(tensor<4xf32>) -> f32
}
