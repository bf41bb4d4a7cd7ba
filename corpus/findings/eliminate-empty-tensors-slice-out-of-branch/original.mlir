func.func @main(%v: i32, %d: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %t = tensor.splat %v : tensor<8xi32>
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %z = arith.cmpi ult, %d, %c5 : index
  %r = scf.if %z -> i32 {
    %r0 = tensor.insert_slice %f into %t[%d][2][1] : tensor<2xi32> into tensor<8xi32>
    %x = tensor.extract %r0[%d] : tensor<8xi32>
    scf.yield %x : i32
  } else {
    scf.yield %v : i32
  }
  return %r : i32
}
