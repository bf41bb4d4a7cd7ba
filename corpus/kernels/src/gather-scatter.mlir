// Exercises: batched gather and scatter: scf.for over a dynamic number of indices with tensor.extract_slice and insert_slice; slices alias the carried buffer.
// bufferize: -one-shot-bufferize=bufferize-function-boundaries -canonicalize -cse
func.func @gather_scatter(%table: tensor<6x3xf32>, %idx: tensor<?xindex>) -> (tensor<?x3xf32>, tensor<6x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %idx, %c0 : tensor<?xindex>
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %e2 = tensor.empty() : tensor<6x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%g = %e, %s = %f) -> (tensor<?x3xf32>, tensor<6x3xf32>) {
    %k0 = tensor.extract %idx[%i] : tensor<?xindex>
    %k = arith.remui %k0, %c6 : index
    %row = tensor.extract_slice %table[%k, 0] [1, 3] [1, 1] : tensor<6x3xf32> to tensor<3xf32>
    %g1 = tensor.insert_slice %row into %g[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<?x3xf32>
    %old = tensor.extract_slice %s[%k, 0] [1, 3] [1, 1] : tensor<6x3xf32> to tensor<3xf32>
    %sum = linalg.add ins(%old, %row : tensor<3xf32>, tensor<3xf32>) outs(%old : tensor<3xf32>) -> tensor<3xf32>
    %s1 = tensor.insert_slice %sum into %s[%k, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<6x3xf32>
    scf.yield %g1, %s1 : tensor<?x3xf32>, tensor<6x3xf32>
  }
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<6x3xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %t_n = arith.constant 18 : index
  %t_flat = func.call @values(%t_n, %s) : (index, f32) -> tensor<?xf32>
  %t_static = tensor.cast %t_flat : tensor<?xf32> to tensor<18xf32>
  %t = tensor.expand_shape %t_static [[0, 1]] output_shape [6, 3] : tensor<18xf32> into tensor<6x3xf32>
  %idx = arith.constant dense<[4, 1, 4, 7]> : tensor<4xindex>
  %i = tensor.cast %idx : tensor<4xindex> to tensor<?xindex>
  %r:2 = func.call @gather_scatter(%t, %i) : (tensor<6x3xf32>, tensor<?xindex>) -> (tensor<?x3xf32>, tensor<6x3xf32>)
  %r_0_line = tensor.collapse_shape %r#0 [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  func.call @report(%r_0_line) : (tensor<?xf32>) -> ()
  %r_1_line = tensor.collapse_shape %r#1 [[0, 1]] : tensor<6x3xf32> into tensor<18xf32>
  %r_1_dyn = tensor.cast %r_1_line : tensor<18xf32> to tensor<?xf32>
  func.call @report(%r_1_dyn) : (tensor<?xf32>) -> ()
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
