// Exercises: matmul of two argument tensors into a fresh buffer that is returned.
// bufferize: -eliminate-empty-tensors -one-shot-bufferize=bufferize-function-boundaries -canonicalize -cse
func.func @matmul(%a: tensor<4x5xf32>, %b: tensor<5x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x3xf32>) outs(%f : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @main() {
  %s = arith.constant 0.25 : f32
  %a_n = arith.constant 20 : index
  %a_flat = func.call @values(%a_n, %s) : (index, f32) -> tensor<?xf32>
  %a_static = tensor.cast %a_flat : tensor<?xf32> to tensor<20xf32>
  %a = tensor.expand_shape %a_static [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  %b_n = arith.constant 15 : index
  %b_flat = func.call @values(%b_n, %s) : (index, f32) -> tensor<?xf32>
  %b_static = tensor.cast %b_flat : tensor<?xf32> to tensor<15xf32>
  %b = tensor.expand_shape %b_static [[0, 1]] output_shape [5, 3] : tensor<15xf32> into tensor<5x3xf32>
  %r = func.call @matmul(%a, %b) : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  %r_line = tensor.collapse_shape %r [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
  %r_dyn = tensor.cast %r_line : tensor<12xf32> to tensor<?xf32>
  func.call @report(%r_dyn) : (tensor<?xf32>) -> ()
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
