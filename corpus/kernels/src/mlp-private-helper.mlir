// Exercises: a private helper on tensors (dense layer with tanh) called twice from a public function; call results are temporaries of the caller.
// bufferize: -eliminate-empty-tensors -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse
#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d1)>
func.func private @layer(%x: tensor<2x4xf32>, %w: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %p = linalg.matmul ins(%x, %w : tensor<2x4xf32>, tensor<4x4xf32>) outs(%f : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = linalg.generic {indexing_maps = [#col, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<4xf32>) outs(%p : tensor<2x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    %t = math.tanh %s : f32
    linalg.yield %t : f32
  } -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @mlp(%x: tensor<2x4xf32>, %w1: tensor<4x4xf32>, %w2: tensor<4x4xf32>, %b: tensor<4xf32>) -> tensor<2x4xf32> {
  %h = func.call @layer(%x, %w1, %b) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %r = func.call @layer(%h, %w2, %b) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @main() {
  %s = arith.constant 0.125 : f32
  %x_n = arith.constant 8 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x_static = tensor.cast %x_flat : tensor<?xf32> to tensor<8xf32>
  %x = tensor.expand_shape %x_static [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %w1_n = arith.constant 16 : index
  %w1_flat = func.call @values(%w1_n, %s) : (index, f32) -> tensor<?xf32>
  %w1_static = tensor.cast %w1_flat : tensor<?xf32> to tensor<16xf32>
  %w1 = tensor.expand_shape %w1_static [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %w2_n = arith.constant 16 : index
  %w2_flat = func.call @values(%w2_n, %s) : (index, f32) -> tensor<?xf32>
  %w2_static = tensor.cast %w2_flat : tensor<?xf32> to tensor<16xf32>
  %w2 = tensor.expand_shape %w2_static [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %b_n = arith.constant 4 : index
  %b_flat = func.call @values(%b_n, %s) : (index, f32) -> tensor<?xf32>
  %b = tensor.cast %b_flat : tensor<?xf32> to tensor<4xf32>
  %r = func.call @mlp(%x, %w1, %w2, %b) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %r_line = tensor.collapse_shape %r [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %r_dyn = tensor.cast %r_line : tensor<8xf32> to tensor<?xf32>
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
