module {
  func.func @f(%arg0: tensor<4xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) {memory_space = 1 : i64} : tensor<4xf32>
    call @g(%0) : (tensor<4xf32>) -> ()
    return
  }
  func.func private @g(tensor<4xf32>)
}
