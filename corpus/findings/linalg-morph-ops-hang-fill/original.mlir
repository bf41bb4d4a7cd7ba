func.func private @next_index() -> index
func.func private @use_4xi1(tensor<4xi1>)
func.func @helper0(%arg0: index, %arg1: tensor<?xi32> {bufferization.writable = false}, %arg2: tensor<?xi32> {bufferization.writable = false}, %arg3: i32, %arg4: i32) -> (tensor<?x?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  %c2 = arith.constant 2 : index
  %c2_i32 = arith.constant 2 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8_i32 = arith.constant 8 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = arith.minui %arg0, %c4 : index
  %1 = tensor.dim %arg1, %c0 : tensor<?xi32>
  %2 = tensor.empty(%1) : tensor<?xi32>
  %3 = linalg.fill ins(%c8_i32 : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg1, %3 : tensor<?xi32>, tensor<?xi32>) outs(%arg1 : tensor<?xi32>) -> tensor<?xi32>
  %5 = tensor.generate %c3 {
  ^bb1(%6: index):
    %7 = arith.index_cast %6 : index to i32
    %8 = arith.addi %7, %c2_i32 : i32
    tensor.yield %8 : i32
  } : tensor<?xi32>
  %9 = tensor.empty(%0, %c0) : tensor<?x?xi32>
  %10 = linalg.fill ins(%c9_i32 : i32) outs(%9 : tensor<?x?xi32>) -> tensor<?x?xi32>
  %11 = tensor.dim %arg2, %c0 : tensor<?xi32>
  %12 = arith.cmpi ugt, %11, %c0 : index
  %13 = arith.maxui %11, %c1 : index
  %14 = arith.remui %c4, %13 : index
  %15 = scf.if %12 -> (i32) {
    %16 = tensor.extract %arg2[%14] : tensor<?xi32>
    scf.yield %16 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %15 : i32
  %17 = tensor.dim %4, %c0 : tensor<?xi32>
  %18 = arith.cmpi ugt, %17, %c0 : index
  %19 = arith.maxui %17, %c1 : index
  %20 = arith.remui %c2, %19 : index
  %21 = scf.if %18 -> (i32) {
    %22 = tensor.extract %4[%20] : tensor<?xi32>
    scf.yield %22 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %21 : i32
  %23 = tensor.dim %5, %c0 : tensor<?xi32>
  %24 = arith.cmpi ugt, %23, %c0 : index
  %25 = arith.maxui %23, %c1 : index
  %26 = arith.remui %0, %25 : index
  %27 = scf.if %24 -> (i32) {
    %28 = tensor.extract %5[%26] : tensor<?xi32>
    scf.yield %28 : i32
  } else {
    scf.yield %c1_i32 : i32
  }
  vector.print %27 : i32
  return %10, %arg4 : tensor<?x?xi32>, i32
}
func.func private @helper1(%arg0: index, %arg1: i32) -> (tensor<?x?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_f32 = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7_f32 = arith.constant 1.75 : f32
  %c8_f32 = arith.constant 2.0 : f32
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%c8_f32 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.from_elements %c0_f32, %c8_f32, %c7_f32, %c0_f32 : tensor<4xf32>
  %3 = arith.minui %arg0, %c3 : index
  %4:3 = scf.for %5 = %c0 to %3 step %c1 iter_args(%6 = %1, %7 = %arg0, %8 = %2) -> (tensor<4xf32>, index, tensor<4xf32>) {
    %9 = arith.remui %5, %c4 : index
    %10 = tensor.extract %8[%9] : tensor<4xf32>
    scf.yield %8, %7, %8 : tensor<4xf32>, index, tensor<4xf32>
  }
  %11 = tensor.empty(%c2, %4#1) : tensor<?x?xi32>
  %12 = linalg.fill ins(%arg1 : i32) outs(%11 : tensor<?x?xi32>) -> tensor<?x?xi32>
  %13 = tensor.extract %4#0[%c2] : tensor<4xf32>
  vector.print %13 : f32
  %14 = tensor.extract %4#2[%c0] : tensor<4xf32>
  vector.print %14 : f32
  return %12, %arg1 : tensor<?x?xi32>, i32
}
func.func @entry0(%arg0: index, %arg1: i1) -> (tensor<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %c4_i32 = arith.constant 4 : i32
  %false = arith.constant false
  %true = arith.constant true
  %0 = arith.minui %arg0, %c4 : index
  %1 = func.call @next_index() : () -> index
  %2 = arith.cmpi uge, %c0, %c1 : index
  %3 = tensor.empty() : tensor<4xi32>
  %4 = linalg.fill ins(%c4_i32 : i32) outs(%3 : tensor<4xi32>) -> tensor<4xi32>
  cf.cond_br %2, ^bb2(%4 : tensor<4xi32>), ^bb3
^bb2(%5: tensor<4xi32>):
  %6 = tensor.empty() : tensor<4xi1>
  %7 = linalg.fill ins(%true : i1) outs(%6 : tensor<4xi1>) -> tensor<4xi1>
  %8 = tensor.empty() : tensor<4xi1>
  %9 = linalg.fill ins(%arg1 : i1) outs(%8 : tensor<4xi1>) -> tensor<4xi1>
  cf.br ^bb1(%7, %9 : tensor<4xi1>, tensor<4xi1>)
^bb3:
  %10 = tensor.from_elements %2, %true, %2, %true : tensor<4xi1>
  %11 = tensor.empty() : tensor<4xi1>
  %12 = linalg.fill ins(%false : i1) outs(%11 : tensor<4xi1>) -> tensor<4xi1>
  cf.br ^bb1(%10, %12 : tensor<4xi1>, tensor<4xi1>)
^bb1(%13: tensor<4xi1>, %14: tensor<4xi1>):
  %15 = bufferization.alloc_tensor() : tensor<2x2xi32>
  %16 = linalg.fill ins(%c4_i32 : i32) outs(%15 : tensor<2x2xi32>) -> tensor<2x2xi32>
  func.call @use_4xi1(%13) : (tensor<4xi1>) -> ()
  func.call @use_4xi1(%14) : (tensor<4xi1>) -> ()
  return %16, %c3_i32 : tensor<2x2xi32>, i32
}
