// Exercises: Newton iteration for square roots by scf.while on tensors; the loop may be updated in place, the argument must survive.
// bufferize: -eliminate-empty-tensors -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize -cse
#id = affine_map<(d0) -> (d0)>
func.func @newton(%n: index, %a: tensor<6xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %m = arith.minui %n, %c8 : index
  %e = tensor.empty() : tensor<6xf32>
  %x0 = linalg.fill ins(%one : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %r:2 = scf.while (%x = %x0, %i = %c0) : (tensor<6xf32>, index) -> (tensor<6xf32>, index) {
    %go = arith.cmpi ult, %i, %m : index
    scf.condition(%go) %x, %i : tensor<6xf32>, index
  } do {
  ^bb0(%x: tensor<6xf32>, %i: index):
    %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<6xf32>) outs(%x : tensor<6xf32>) {
    ^bb0(%v: f32, %w: f32):
      %p = math.absf %v : f32
      %p1 = arith.addf %p, %one : f32
      %q = arith.divf %p1, %w : f32
      %s = arith.addf %q, %w : f32
      %t = arith.mulf %s, %half : f32
      linalg.yield %t : f32
    } -> tensor<6xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %y, %j : tensor<6xf32>, index
  }
  return %r#0 : tensor<6xf32>
}

func.func @main() {
  %s = arith.constant 1.5 : f32
  %c5 = arith.constant 5 : index
  %a_n = arith.constant 6 : index
  %a_flat = func.call @values(%a_n, %s) : (index, f32) -> tensor<?xf32>
  %a = tensor.cast %a_flat : tensor<?xf32> to tensor<6xf32>
  %r = func.call @newton(%c5, %a) : (index, tensor<6xf32>) -> tensor<6xf32>
  %r_dyn = tensor.cast %r : tensor<6xf32> to tensor<?xf32>
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
