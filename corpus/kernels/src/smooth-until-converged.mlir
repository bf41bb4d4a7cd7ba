// Exercises: scf.while on a tensor until the largest change is small (with fuel); a new buffer per iteration is carried through before and after.
// bufferize: -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" -canonicalize
func.func @smooth(%x: tensor<8xf32>) -> (tensor<8xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %half = arith.constant 0.5 : f32
  %zero = arith.constant 0.0 : f32
  %eps = arith.constant 0.01 : f32
  %big = arith.constant 1.0 : f32
  %r:3 = scf.while (%t = %x, %change = %big, %i = %c0) : (tensor<8xf32>, f32, index) -> (tensor<8xf32>, f32, index) {
    %moving = arith.cmpf ogt, %change, %eps : f32
    %fuel = arith.cmpi ult, %i, %c20 : index
    %go = arith.andi %moving, %fuel : i1
    scf.condition(%go) %t, %change, %i : tensor<8xf32>, f32, index
  } do {
  ^bb0(%t: tensor<8xf32>, %change: f32, %i: index):
    %e = tensor.empty() : tensor<8xf32>
    %s:2 = scf.for %j = %c0 to %c8 step %c1 iter_args(%o = %e, %m = %zero) -> (tensor<8xf32>, f32) {
      %j1 = arith.addi %j, %c1 : index
      %k = arith.remui %j1, %c8 : index
      %a = tensor.extract %t[%j] : tensor<8xf32>
      %b = tensor.extract %t[%k] : tensor<8xf32>
      %c = arith.addf %a, %b : f32
      %d = arith.mulf %c, %half : f32
      %o1 = tensor.insert %d into %o[%j] : tensor<8xf32>
      %f = arith.subf %d, %a : f32
      %g = math.absf %f : f32
      %m1 = arith.maximumf %m, %g : f32
      scf.yield %o1, %m1 : tensor<8xf32>, f32
    }
    %i1 = arith.addi %i, %c1 : index
    scf.yield %s#0, %s#1, %i1 : tensor<8xf32>, f32, index
  }
  return %r#0, %r#2 : tensor<8xf32>, index
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %x_n = arith.constant 8 : index
  %x_flat = func.call @values(%x_n, %s) : (index, f32) -> tensor<?xf32>
  %x = tensor.cast %x_flat : tensor<?xf32> to tensor<8xf32>
  %r:2 = func.call @smooth(%x) : (tensor<8xf32>) -> (tensor<8xf32>, index)
  %r_0_dyn = tensor.cast %r#0 : tensor<8xf32> to tensor<?xf32>
  func.call @report(%r_0_dyn) : (tensor<?xf32>) -> ()
  vector.print %r#1 : index
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
