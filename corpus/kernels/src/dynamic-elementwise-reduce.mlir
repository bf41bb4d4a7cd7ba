// Exercises: dynamic shapes: an elementwise step into a temporary, then a column reduction; two results of different rank.
// bufferize: -empty-tensor-to-alloc-tensor -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" -canonicalize
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d1)>
func.func @relu_sum(%x: tensor<?x?xf32>, %bias: f32) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %bias : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %e2 = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%t : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %t, %sum : tensor<?x?xf32>, tensor<?xf32>
}

func.func @main() {
  %s = arith.constant 0.25 : f32
  %x_n = arith.constant 12 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x_static = tensor.cast %x_flat : tensor<?xf32> to tensor<12xf32>
  %x = tensor.expand_shape %x_static [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
  %d = tensor.cast %x : tensor<3x4xf32> to tensor<?x?xf32>
  %r:2 = func.call @relu_sum(%d, %s) : (tensor<?x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?xf32>)
  %r_0_line = tensor.collapse_shape %r#0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  func.call @report(%r_0_line) : (tensor<?xf32>) -> ()
  func.call @report(%r#1) : (tensor<?xf32>) -> ()
  return
}

// Deterministic small values: ((7 i + 3) mod 11 - 5) * scale.
func.func private @values(%n: index, %scale: f32) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %five = arith.constant 5 : i32
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %a = arith.muli %i, %c7 : index
    %b = arith.addi %a, %c3 : index
    %c = arith.remui %b, %c11 : index
    %d = arith.index_cast %c : index to i32
    %e = arith.subi %d, %five : i32
    %f = arith.sitofp %e : i32 to f32
    %g = arith.mulf %f, %scale : f32
    tensor.yield %g : f32
  } : tensor<?xf32>
  return %t : tensor<?xf32>
}

// Prints the sum in index order, as number and as bits, then the first and the last element.
func.func private @report(%t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %e = tensor.extract %t[%i] : tensor<?xf32>
    %s = arith.addf %acc, %e : f32
    scf.yield %s : f32
  }
  vector.print %sum : f32
  %bits = arith.bitcast %sum : f32 to i32
  vector.print %bits : i32
  %some = arith.cmpi ugt, %n, %c0 : index
  scf.if %some {
    %last = arith.subi %n, %c1 : index
    %first = tensor.extract %t[%c0] : tensor<?xf32>
    vector.print %first : f32
    %end = tensor.extract %t[%last] : tensor<?xf32>
    vector.print %end : f32
  }
  return
}
