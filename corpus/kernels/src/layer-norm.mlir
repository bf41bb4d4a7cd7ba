// Exercises: layer norm with scale and shift; mean and variance temporaries, the argument is read until the end.
// bufferize: -eliminate-empty-tensors -one-shot-bufferize=bufferize-function-boundaries -buffer-hoisting -canonicalize
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#col = affine_map<(d0, d1) -> (d1)>
func.func @layer_norm(%x: tensor<3x6xf32>, %g: tensor<6xf32>, %b: tensor<6xf32>) -> tensor<3x6xf32> {
  %zero = arith.constant 0.0 : f32
  %len = arith.constant 6.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %mean = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x6xf32>) outs(%z : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %d = arith.divf %a, %len : f32
    %v = arith.addf %d, %o : f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %var = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %mean : tensor<3x6xf32>, tensor<3xf32>) outs(%z : tensor<3xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %q = arith.mulf %d, %d : f32
    %w = arith.divf %q, %len : f32
    %v = arith.addf %w, %o : f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %e2 = tensor.empty() : tensor<3x6xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #row, #col, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean, %var, %g, %b : tensor<3x6xf32>, tensor<3xf32>, tensor<3xf32>, tensor<6xf32>, tensor<6xf32>) outs(%e2 : tensor<3x6xf32>) {
  ^bb0(%a: f32, %m: f32, %s: f32, %ga: f32, %be: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %t = arith.addf %s, %eps : f32
    %i = math.rsqrt %t : f32
    %u = arith.mulf %d, %i : f32
    %w = arith.mulf %u, %ga : f32
    %v = arith.addf %w, %be : f32
    linalg.yield %v : f32
  } -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}

func.func @main() {
  %s = arith.constant 0.75 : f32
  %x_n = arith.constant 18 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x_static = tensor.cast %x_flat : tensor<?xf32> to tensor<18xf32>
  %x = tensor.expand_shape %x_static [[0, 1]] output_shape [3, 6] : tensor<18xf32> into tensor<3x6xf32>
  %g_n = arith.constant 6 : index
  %g_flat = func.call @values(%g_n, %s) : (index, f32) -> tensor<?xf32>
  %g = tensor.cast %g_flat : tensor<?xf32> to tensor<6xf32>
  %b_n = arith.constant 6 : index
  %b_flat = func.call @values(%b_n, %s) : (index, f32) -> tensor<?xf32>
  %b = tensor.cast %b_flat : tensor<?xf32> to tensor<6xf32>
  %r = func.call @layer_norm(%x, %g, %b) : (tensor<3x6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<3x6xf32>
  %r_line = tensor.collapse_shape %r [[0, 1]] : tensor<3x6xf32> into tensor<18xf32>
  %r_dyn = tensor.cast %r_line : tensor<18xf32> to tensor<?xf32>
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
