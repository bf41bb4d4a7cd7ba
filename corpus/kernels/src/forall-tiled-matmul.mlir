// Exercises: matmul tiled by scf.forall with tensor.parallel_insert_slice into a shared output; a fresh tile buffer per iteration.
// bufferize: -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize
func.func @tiled(%a: tensor<4x6xf32>, %b: tensor<6x4xf32>) -> tensor<4x4xf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %r = scf.forall (%i, %j) in (2, 2) shared_outs(%o = %e) -> (tensor<4x4xf32>) {
    %x = arith.muli %i, %c2 : index
    %y = arith.muli %j, %c2 : index
    %ta = tensor.extract_slice %a[%x, 0] [2, 6] [1, 1] : tensor<4x6xf32> to tensor<2x6xf32>
    %tb = tensor.extract_slice %b[0, %y] [6, 2] [1, 1] : tensor<6x4xf32> to tensor<6x2xf32>
    %te = tensor.empty() : tensor<2x2xf32>
    %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x2xf32>) -> tensor<2x2xf32>
    %tc = linalg.matmul ins(%ta, %tb : tensor<2x6xf32>, tensor<6x2xf32>) outs(%tf : tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %tc into %o[%x, %y] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
    }
  }
  return %r : tensor<4x4xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %a_n = arith.constant 24 : index
  %a_flat = func.call @values(%a_n, %s) : (index, f32) -> tensor<?xf32>
  %a_static = tensor.cast %a_flat : tensor<?xf32> to tensor<24xf32>
  %a = tensor.expand_shape %a_static [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  %b_n = arith.constant 24 : index
  %b_flat = func.call @values(%b_n, %s) : (index, f32) -> tensor<?xf32>
  %b_static = tensor.cast %b_flat : tensor<?xf32> to tensor<24xf32>
  %b = tensor.expand_shape %b_static [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %r = func.call @tiled(%a, %b) : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %r_line = tensor.collapse_shape %r [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %r_dyn = tensor.cast %r_line : tensor<16xf32> to tensor<?xf32>
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
