// Exercises: row-wise softmax on a dynamic number of rows: three temporaries (maximum, exponentials, sum) of different lifetimes.
// bufferize: -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @softmax(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %e1 = tensor.empty(%n) : tensor<?xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x4xf32>) outs(%m0 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.maximumf %a, %o : f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %e2 = tensor.empty(%n) : tensor<?x4xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<?x4xf32>, tensor<?xf32>) outs(%e2 : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %v = math.exp %d : f32
    linalg.yield %v : f32
  } -> tensor<?x4xf32>
  %e3 = tensor.empty(%n) : tensor<?xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<?x4xf32>) outs(%s0 : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %o : f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?xf32>) outs(%p : tensor<?x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.divf %o, %a : f32
    linalg.yield %v : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %x_n = arith.constant 12 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x_static = tensor.cast %x_flat : tensor<?xf32> to tensor<12xf32>
  %x = tensor.expand_shape %x_static [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
  %d = tensor.cast %x : tensor<3x4xf32> to tensor<?x4xf32>
  %r = func.call @softmax(%d) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %r_line = tensor.collapse_shape %r [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  func.call @report(%r_line) : (tensor<?xf32>) -> ()
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
