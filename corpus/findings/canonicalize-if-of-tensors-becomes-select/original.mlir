func.func @main(%c: i1, %v: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = tensor.splat %v[%c2] : tensor<?xi32>
  %b = tensor.splat %v[%c4] : tensor<?xi32>
  %r = scf.if %c -> tensor<?xi32> {
    scf.yield %a : tensor<?xi32>
  } else {
    scf.yield %b : tensor<?xi32>
  }
  %c0 = arith.constant 0 : index
  %d = tensor.dim %r, %c0 : tensor<?xi32>
  %k = arith.index_cast %d : index to i32
  return %k : i32
}
