// Exercises: max pooling with a window buffer that is never read, only its shape is used.
// bufferize: -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize
func.func @pool(%x: tensor<1x6x6x2xf32>) -> tensor<1x3x3x2xf32> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %we = tensor.empty() : tensor<2x2xf32>
  %w = linalg.fill ins(%zero : f32) outs(%we : tensor<2x2xf32>) -> tensor<2x2xf32>
  %e = tensor.empty() : tensor<1x3x3x2xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x6x6x2xf32>, tensor<2x2xf32>) outs(%f : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  return %r : tensor<1x3x3x2xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %x_n = arith.constant 72 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x_static = tensor.cast %x_flat : tensor<?xf32> to tensor<72xf32>
  %x = tensor.expand_shape %x_static [[0, 1, 2, 3]] output_shape [1, 6, 6, 2] : tensor<72xf32> into tensor<1x6x6x2xf32>
  %r = func.call @pool(%x) : (tensor<1x6x6x2xf32>) -> tensor<1x3x3x2xf32>
  %r_line = tensor.collapse_shape %r [[0, 1, 2, 3]] : tensor<1x3x3x2xf32> into tensor<18xf32>
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
