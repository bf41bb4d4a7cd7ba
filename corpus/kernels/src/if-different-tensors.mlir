// Exercises: scf.if that returns the argument, a transformed copy or a constant tensor; the buffers on the branches have different owners.
// bufferize: -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -canonicalize
func.func @choose(%c: i1, %d: i1, %x: tensor<5xf32>) -> tensor<5xf32> {
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %r = scf.if %c -> (tensor<5xf32>) {
    %e = tensor.empty() : tensor<5xf32>
    %s = linalg.mul ins(%x, %k : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %s : tensor<5xf32>
  } else {
    %t = scf.if %d -> (tensor<5xf32>) {
      scf.yield %k : tensor<5xf32>
    } else {
      scf.yield %x : tensor<5xf32>
    }
    scf.yield %t : tensor<5xf32>
  }
  return %r : tensor<5xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %t = arith.constant true
  %f = arith.constant false
  %x_n = arith.constant 5 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x = tensor.cast %x_flat : tensor<?xf32> to tensor<5xf32>
  %a = func.call @choose(%t, %t, %x) : (i1, i1, tensor<5xf32>) -> tensor<5xf32>
  %a_dyn = tensor.cast %a : tensor<5xf32> to tensor<?xf32>
  func.call @report(%a_dyn) : (tensor<?xf32>) -> ()
  %b = func.call @choose(%f, %t, %x) : (i1, i1, tensor<5xf32>) -> tensor<5xf32>
  %b_dyn = tensor.cast %b : tensor<5xf32> to tensor<?xf32>
  func.call @report(%b_dyn) : (tensor<?xf32>) -> ()
  %c = func.call @choose(%f, %f, %x) : (i1, i1, tensor<5xf32>) -> tensor<5xf32>
  %c_dyn = tensor.cast %c : tensor<5xf32> to tensor<?xf32>
  func.call @report(%c_dyn) : (tensor<?xf32>) -> ()
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
