// Exercises: attention head (QK^T, softmax, V) with every intermediate in its own buffer; a long chain of temporaries.
// bufferize: -one-shot-bufferize=bufferize-function-boundaries -canonicalize
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#q = affine_map<(d0, d1, d2) -> (d0, d2)>
#k = affine_map<(d0, d1, d2) -> (d1, d2)>
#o = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @attention(%q: tensor<4x3xf32>, %k: tensor<5x3xf32>, %v: tensor<5x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.57735 : f32
  %e0 = tensor.empty() : tensor<4x5xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %qk = linalg.generic {indexing_maps = [#q, #k, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %k : tensor<4x3xf32>, tensor<5x3xf32>) outs(%f0 : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %n = arith.mulf %m, %scale : f32
    %s = arith.addf %n, %c : f32
    linalg.yield %s : f32
  } -> tensor<4x5xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%low : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%qk : tensor<4x5xf32>) outs(%f1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.maximumf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%qk, %max : tensor<4x5xf32>, tensor<4xf32>) outs(%e0 : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.subf %a, %b : f32
    %m = math.exp %d : f32
    linalg.yield %m : f32
  } -> tensor<4x5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4x5xf32>) outs(%f2 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.addf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4x5xf32>, tensor<4xf32>) outs(%e0 : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.divf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<4x5xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %r = linalg.matmul ins(%p, %v : tensor<4x5xf32>, tensor<5x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @main() {
  %s = arith.constant 0.25 : f32
  %t = arith.constant 0.5 : f32
  %q_n = arith.constant 12 : index
  %q_flat = func.call @values(%q_n, %s) : (index, f32) -> tensor<?xf32>
  %q_static = tensor.cast %q_flat : tensor<?xf32> to tensor<12xf32>
  %q = tensor.expand_shape %q_static [[0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
  %k_n = arith.constant 15 : index
  %k_flat = func.call @values(%k_n, %t) : (index, f32) -> tensor<?xf32>
  %k_static = tensor.cast %k_flat : tensor<?xf32> to tensor<15xf32>
  %k = tensor.expand_shape %k_static [[0, 1]] output_shape [5, 3] : tensor<15xf32> into tensor<5x3xf32>
  %v_n = arith.constant 15 : index
  %v_flat = func.call @values(%v_n, %s) : (index, f32) -> tensor<?xf32>
  %v_static = tensor.cast %v_flat : tensor<?xf32> to tensor<15xf32>
  %v = tensor.expand_shape %v_static [[0, 1]] output_shape [5, 3] : tensor<15xf32> into tensor<5x3xf32>
  %r = func.call @attention(%q, %k, %v) : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
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
