module {
  ml_program.global private mutable @g(dense<1> : tensor<2xi32>) : tensor<2xi32>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : i32
    %c9 = arith.constant 9 : i32
    %g = ml_program.global_load @g : tensor<2xi32>
    %e = tensor.empty() : tensor<2xi32>
    %t = linalg.fill ins(%c9 : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
    ml_program.global_store @g = %t : tensor<2xi32>
    %x = tensor.extract %g[%c0] : tensor<2xi32>
    %same = arith.cmpi eq, %x, %c1 : i32
    cf.assert %same, "what was loaded stays"
    return
  }
}
