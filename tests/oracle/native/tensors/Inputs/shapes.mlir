func.func @rank0(%v: i32) -> (tensor<i32>, i32, tensor<i32>, tensor<1x1xi32>, tensor<i32>) {
  %t = tensor.from_elements %v : tensor<i32>
  %x = tensor.extract %t[] : tensor<i32>
  %c = arith.constant 5 : i32
  %u = tensor.insert %c into %t[] : tensor<i32>
  %e = tensor.expand_shape %u [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
  %k = tensor.collapse_shape %e [] : tensor<1x1xi32> into tensor<i32>
  return %t, %x, %u, %e, %k : tensor<i32>, i32, tensor<i32>, tensor<1x1xi32>, tensor<i32>
}
func.func @rank0more(%t: tensor<i32>, %m: tensor<2x3xi32>) -> (tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, index) {
  %s = tensor.extract_slice %t[] [] [] : tensor<i32> to tensor<i32>
  %k7 = arith.constant 7 : i32
  %r = linalg.fill ins(%k7 : i32) outs(%t : tensor<i32>) -> tensor<i32>
  %g = tensor.generate { 
    %z = arith.constant 3 : i32
    tensor.yield %z : i32 } : tensor<i32>
  %i = tensor.insert_slice %r into %t[] [] [] : tensor<i32> into tensor<i32>
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.broadcast ins(%i : tensor<i32>) outs(%e : tensor<2xi32>) dimensions = [0]
  %ra = tensor.rank %t : tensor<i32>
  return %s, %f, %g, %i, %ra : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, index
}
func.func @zero(%n: index) -> (tensor<?xi32>, tensor<0x3xi32>, tensor<3xi32>, tensor<0xi32>, tensor<?x2xi32>, index) {
  %t = tensor.empty(%n) : tensor<?xi32>
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%c0] [0] [1] : tensor<?xi32> to tensor<0xi32>
  %z = tensor.empty() : tensor<0x3xi32>
  %k = arith.constant 9 : i32
  %fill = linalg.fill ins(%k : i32) outs(%z : tensor<0x3xi32>) -> tensor<0x3xi32>
  %e = tensor.empty() : tensor<3xi32>
  %f3 = linalg.fill ins(%k : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r = linalg.reduce { arith.addi } ins(%fill : tensor<0x3xi32>) outs(%f3 : tensor<3xi32>) dimensions = [0]
  %w = tensor.insert_slice %s into %t[%n] [0] [1] : tensor<0xi32> into tensor<?xi32>
  %p = tensor.pad %s low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %k : i32
  } : tensor<0xi32> to tensor<0xi32>
  %cz = tensor.concat dim(0) %s, %p : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
  %em = arith.constant dense<> : tensor<0x2xi32>
  %emc = tensor.cast %em : tensor<0x2xi32> to tensor<?x2xi32>
  %d = tensor.dim %emc, %c0 : tensor<?x2xi32>
  %wf = linalg.fill ins(%k : i32) outs(%w : tensor<?xi32>) -> tensor<?xi32>
  return %wf, %fill, %r, %cz, %emc, %d : tensor<?xi32>, tensor<0x3xi32>, tensor<3xi32>, tensor<0xi32>, tensor<?x2xi32>, index
}
func.func @slices(%t: tensor<4x6xi32>, %i: index) -> (tensor<6xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<1x?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.extract_slice %t[1, 0] [1, 6] [1, 1] : tensor<4x6xi32> to tensor<6xi32>
  %b = tensor.extract_slice %t[0, 1] [2, 3] [2, 2] : tensor<4x6xi32> to tensor<2x3xi32>
  %c = tensor.extract_slice %b[0, 1] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2xi32>
  %d = tensor.extract_slice %c[1] [1] [1] : tensor<2xi32> to tensor<i32>
  %e = tensor.insert_slice %a into %t[2, 0] [1, 6] [1, 1] : tensor<6xi32> into tensor<4x6xi32>
  // overlapping: a slice of t back into t
  %f = tensor.insert_slice %b into %t[1, 1] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<4x6xi32>
  %g = tensor.extract_slice %f[1, 0] [1, %c2] [1, %c2] : tensor<4x6xi32> to tensor<1x?xi32>
  return %a, %b, %c, %d, %e, %f, %g : tensor<6xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<1x?xi32>
}
func.func @pads(%t: tensor<?xf32>, %l: index, %h: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %f = arith.constant 1.5 : f32
  %c0 = arith.constant 0 : index
  %p = tensor.pad %t low[%l] high[%h] {
  ^bb0(%i: index):
    %j = arith.index_cast %i : index to i32
    %x = arith.sitofp %j : i32 to f32
    %c = arith.cmpi ult, %i, %l : index
    %y = arith.select %c, %f, %x : f32
    tensor.yield %y : f32
  } : tensor<?xf32> to tensor<?xf32>
  %q = tensor.pad %t nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %r = tensor.pad %p low[1] high[0] {
  ^bb0(%i: index):
    %x = tensor.extract %p[%c0] : tensor<?xf32>
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p, %q, %r : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
func.func @concat(%a: tensor<2x?xi32>, %b: tensor<2x3xi32>, %c: tensor<?x3xi32>) -> (tensor<2x?xi32>, tensor<?x3xi32>) {
  %x = tensor.concat dim(1) %a, %b, %a : (tensor<2x?xi32>, tensor<2x3xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
  %y = tensor.concat dim(0) %b, %c : (tensor<2x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  return %x, %y : tensor<2x?xi32>, tensor<?x3xi32>
}
func.func @reshape(%t: tensor<?xi32>, %a: index) -> (tensor<?x2xi32>, tensor<2x?xi32>, tensor<?xi32>, tensor<*xi32>, index) {
  %c2 = arith.constant 2 : index
  %n = arith.constant 4 : index
  %u = tensor.extract_slice %t[0] [4] [1] : tensor<?xi32> to tensor<4xi32>
  %s = tensor.from_elements %c2, %c2 : tensor<2xindex>
  %r = tensor.reshape %u(%s) : (tensor<4xi32>, tensor<2xindex>) -> tensor<?x2xi32>
  %sd = tensor.cast %s : tensor<2xindex> to tensor<?xindex>
  %un = tensor.reshape %u(%sd) : (tensor<4xi32>, tensor<?xindex>) -> tensor<*xi32>
  %rk = tensor.rank %un : tensor<*xi32>
  %ud = tensor.cast %u : tensor<4xi32> to tensor<?xi32>
  %e = tensor.expand_shape %ud [[0, 1]] output_shape [2, %c2] : tensor<?xi32> into tensor<2x?xi32>
  %k = tensor.collapse_shape %e [[0, 1]] : tensor<2x?xi32> into tensor<?xi32>
  return %r, %e, %k, %un, %rk : tensor<?x2xi32>, tensor<2x?xi32>, tensor<?xi32>, tensor<*xi32>, index
}
func.func @unranked(%t: tensor<*xi32>) -> (tensor<*xi32>, index) {
  %r = tensor.rank %t : tensor<*xi32>
  return %t, %r : tensor<*xi32>, index
}
func.func @unrankedcast(%t: tensor<2x3xi32>) -> (tensor<?x3xi32>, index) {
  %u = tensor.cast %t : tensor<2x3xi32> to tensor<*xi32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %u, %c1 : tensor<*xi32>
  %v = tensor.cast %u : tensor<*xi32> to tensor<?x3xi32>
  return %v, %d : tensor<?x3xi32>, index
}
