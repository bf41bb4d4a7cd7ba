func.func @elements(%i: tensor<3xindex>, %b: tensor<3xi1>, %h: tensor<3xf16>, %g: tensor<3xbf16>, %w: tensor<2xi65>, %s: tensor<3xi7>) -> (tensor<3xindex>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>, tensor<2xi65>, tensor<3xi7>) {
  %i2 = arith.addi %i, %i : tensor<3xindex>
  %b2 = arith.xori %b, %b : tensor<3xi1>
  %h2 = arith.mulf %h, %h : tensor<3xf16>
  %g2 = arith.addf %g, %g : tensor<3xbf16>
  %w2 = arith.addi %w, %w : tensor<2xi65>
  %s2 = arith.muli %s, %s : tensor<3xi7>
  return %i2, %b2, %h2, %g2, %w2, %s2 : tensor<3xindex>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>, tensor<2xi65>, tensor<3xi7>
}
func.func @elementwise(%a: tensor<?xf32>, %c: tensor<?xi1>, %p: i1) -> (tensor<?xf32>, tensor<?xi1>, tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) {
  %x = math.absf %a : tensor<?xf32>
  %y = arith.negf %x : tensor<?xf32>
  %m = arith.cmpf olt, %a, %y : tensor<?xf32>
  %s = arith.select %m, %a, %y : tensor<?xi1>, tensor<?xf32>
  %t = arith.select %p, %a, %y : tensor<?xf32>
  %z = arith.fptosi %x : tensor<?xf32> to tensor<?xi32>
  return %x, %m, %s, %t, %z : tensor<?xf32>, tensor<?xi1>, tensor<?xf32>, tensor<?xf32>, tensor<?xi32>
}
func.func @named(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>, %bt: tensor<4x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %m = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  %n = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %bt : tensor<2x3xf32>, tensor<4x3xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %t = linalg.transpose ins(%m : tensor<2x4xf32>) outs(%e : tensor<4x2xf32>) permutation = [1, 0]
  %z = arith.constant dense<0.0> : tensor<2xf32>
  %r = linalg.reduce ins(%m : tensor<2x4xf32>) outs(%z : tensor<2xf32>) dimensions = [1] (%in: f32, %acc: f32) {
    %s = arith.addf %in, %acc : f32
    linalg.yield %s : f32
  }
  %e2 = tensor.empty() : tensor<2x3xf32>
  %mp = linalg.map { arith.addf } ins(%a, %a : tensor<2x3xf32>, tensor<2x3xf32>) outs(%e2 : tensor<2x3xf32>)
  %ew = linalg.exp ins(%a : tensor<2x3xf32>) outs(%e2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %m, %n, %t, %r, %mp, %ew : tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @conv(%i: tensor<1x4x4x2xf32>, %f: tensor<2x2x2x3xf32>, %o: tensor<1x3x3x3xf32>, %i1: tensor<6xi32>, %f1: tensor<3xi32>, %o1: tensor<4xi32>) -> (tensor<1x3x3x3xf32>, tensor<4xi32>, tensor<1x2x2x2xf32>) {
  %c = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %f : tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>) outs(%o : tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
  %d = linalg.conv_1d ins(%i1, %f1 : tensor<6xi32>, tensor<3xi32>) outs(%o1 : tensor<4xi32>) -> tensor<4xi32>
  %w = tensor.empty() : tensor<2x2xf32>
  %z = arith.constant dense<-1.0e10> : tensor<1x2x2x2xf32>
  %p = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%i, %w : tensor<1x4x4x2xf32>, tensor<2x2xf32>) outs(%z : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  return %c, %d, %p : tensor<1x3x3x3xf32>, tensor<4xi32>, tensor<1x2x2x2xf32>
}
func.func @generic(%a: tensor<?x?xi32>, %b: tensor<?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?xi32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xi32>) outs(%a, %a : tensor<?x?xi32>, tensor<?x?xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %kk = arith.index_cast %k : index to i32
    %s = arith.addi %kk, %x : i32
    %t = arith.muli %y, %s : i32
    linalg.yield %s, %t : i32, i32
  } -> (tensor<?x?xi32>, tensor<?x?xi32>)
  %q = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%b : tensor<?xi32>) outs(%b : tensor<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 0 : index
    %e = tensor.extract %b[%i] : tensor<?xi32>
    %s = arith.addi %e, %x : i32
    linalg.yield %s : i32
  } -> tensor<?xi32>
  return %r#0, %r#1, %q : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?xi32>
}
