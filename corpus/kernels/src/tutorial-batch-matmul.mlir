// Exercises: the running example of the 2023 bufferization tutorial: batched matmul of memref arguments into a destination argument, through to_tensor and materialize_in_destination.
// bufferize: -eliminate-empty-tensors -one-shot-bufferize=bufferize-function-boundaries -canonicalize
// tosa.matmul of the slides is written as the linalg ops it lowers to.
func.func @test_matmul(%A: memref<1x17x19xf32>, %B: memref<1x19x29xf32>, %C: memref<1x17x29xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = bufferization.to_tensor %A restrict : memref<1x17x19xf32> to tensor<1x17x19xf32>
  %b = bufferization.to_tensor %B restrict : memref<1x19x29xf32> to tensor<1x19x29xf32>
  %e = tensor.empty() : tensor<1x17x29xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x17x29xf32>) -> tensor<1x17x29xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<1x17x19xf32>, tensor<1x19x29xf32>) outs(%f : tensor<1x17x29xf32>) -> tensor<1x17x29xf32>
  bufferization.materialize_in_destination %0 in restrict writable %C : (tensor<1x17x29xf32>, memref<1x17x29xf32>) -> ()
  return
}

func.func @main() {
  %s = arith.constant 0.5 : f32
  %x = arith.constant 0.5 : f32
  %y = arith.constant 0.25 : f32
  %A = memref.alloc() : memref<1x17x19xf32>
  linalg.fill ins(%x : f32) outs(%A : memref<1x17x19xf32>)
  %B = memref.alloc() : memref<1x19x29xf32>
  linalg.fill ins(%y : f32) outs(%B : memref<1x19x29xf32>)
  %C = memref.alloc() : memref<1x17x29xf32>
  func.call @test_matmul(%A, %B, %C) : (memref<1x17x19xf32>, memref<1x19x29xf32>, memref<1x17x29xf32>) -> ()
  %c = bufferization.to_tensor %C restrict : memref<1x17x29xf32> to tensor<1x17x29xf32>
  %w = tensor.extract_slice %c[0, 3, 2] [1, 4, 5] [1, 1, 1] : tensor<1x17x29xf32> to tensor<4x5xf32>
  %l = tensor.empty() : tensor<4x5xf32>
  %m = linalg.copy ins(%w : tensor<4x5xf32>) outs(%l : tensor<4x5xf32>) -> tensor<4x5xf32>
  %m_line = tensor.collapse_shape %m [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  %m_dyn = tensor.cast %m_line : tensor<20xf32> to tensor<?xf32>
  func.call @report(%m_dyn) : (tensor<?xf32>) -> ()
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
