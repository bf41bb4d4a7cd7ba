module {
  func.func @f() {
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.execute_region -> tensor<i32> {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.fill ins(%c0_i32 : i32) outs(%1 : tensor<i32>) -> tensor<i32>
      scf.yield %2 : tensor<i32>
    }
    %extracted = tensor.extract %0[] : tensor<i32>
    vector.print %extracted : i32
    return
  }
}
