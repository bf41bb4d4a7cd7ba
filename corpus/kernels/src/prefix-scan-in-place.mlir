// Exercises: prefix sum by tensor.insert in scf.for while the unmodified input is read again later, so that bufferization has to copy before the loop.
// bufferize: -one-shot-bufferize=bufferize-function-boundaries -canonicalize
func.func @scan(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %j = arith.subi %i, %c1 : index
    %a = tensor.extract %t[%j] : tensor<?xf32>
    %b = tensor.extract %t[%i] : tensor<?xf32>
    %s = arith.addf %a, %b : f32
    %o = tensor.insert %s into %t[%i] : tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  %e = tensor.empty(%n) : tensor<?xf32>
  %d = linalg.sub ins(%r, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r, %d : tensor<?xf32>, tensor<?xf32>
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %x_n = arith.constant 9 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x = tensor.cast %x_flat : tensor<?xf32> to tensor<9xf32>
  %d = tensor.cast %x : tensor<9xf32> to tensor<?xf32>
  %r:2 = func.call @scan(%d) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  func.call @report(%r#0) : (tensor<?xf32>) -> ()
  func.call @report(%r#1) : (tensor<?xf32>) -> ()
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
