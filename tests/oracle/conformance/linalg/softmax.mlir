// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry buffers | FileCheck %s --check-prefix=BUFFERS
// RUN: freehold-run %s --entry decomposed | FileCheck %s --check-prefix=DECOMPOSED
// RUN: not freehold-run %s --entry overlap 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not freehold-run %s --entry sizes --args 3 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// Equal elements have equal parts; one that is much larger has everything. Along the other dimension, too.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}0.5, 0.5], [0, 1]] : tensor<2x2xf32>
// CHECK-NEXT: result 1 = {{\[\[}}0.5, 0], [0.5, 1]] : tensor<2x2xf32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %t = arith.constant dense<[[3.0, 3.0], [3.0, 500.0]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.softmax dimension(1) ins(%t : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = linalg.softmax dimension(0) ins(%t : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<2x2xf32>
}

// BUFFERS: result 0 = [0.25, 0.25, 0.25, 0.25]
func.func @buffers() -> memref<4xf64> {
  %v = arith.constant 7.0 : f64
  %m = memref.alloca() : memref<4xf64>
  linalg.fill ins(%v : f64) outs(%m : memref<4xf64>)
  %r = memref.alloc() : memref<4xf64>
  linalg.softmax dimension(0) ins(%m : memref<4xf64>) outs(%r : memref<4xf64>)
  return %r : memref<4xf64>
}

// The same, to the last bit, as what it is decomposed into.
// DECOMPOSED: result 0 = true
func.func @decomposed() -> i1 {
  %t = arith.constant dense<[1.0, 0.3, -2.5, 0.7, 1.0e-3]> : tensor<5xf32>
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %yes = arith.constant true
  %e = tensor.empty() : tensor<5xf32>
  %e0 = tensor.empty() : tensor<f32>
  %s = linalg.softmax dimension(0) ins(%t : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %i0 = linalg.fill ins(%least : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %best = linalg.reduce { arith.maxnumf } ins(%t : tensor<5xf32>) outs(%i0 : tensor<f32>) dimensions = [0]
  %b = tensor.extract %best[] : tensor<f32>
  %n = linalg.map ins(%t : tensor<5xf32>) outs(%e : tensor<5xf32>) (%x: f32, %o: f32) {
    %d = arith.subf %x, %b : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  }
  %i1 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%n : tensor<5xf32>) outs(%i1 : tensor<f32>) dimensions = [0]
  %q = tensor.extract %sum[] : tensor<f32>
  %init = tensor.from_elements %yes : tensor<i1>
  %same = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%n, %s : tensor<5xf32>, tensor<5xf32>) outs(%init : tensor<i1>) {
  ^bb0(%x: f32, %y: f32, %all: i1):
    %d = arith.divf %x, %q : f32
    %eq = arith.cmpf oeq, %d, %y : f32
    %and = arith.andi %eq, %all : i1
    linalg.yield %and : i1
  } -> tensor<i1>
  %r = tensor.extract %same[] : tensor<i1>
  return %r : i1
}

// OVERLAP: error: undefined: the output overlaps the input
func.func private @overlap() {
  %v = arith.constant 7.0 : f64
  %m = memref.alloca() : memref<4xf64>
  linalg.fill ins(%v : f64) outs(%m : memref<4xf64>)
  linalg.softmax dimension(0) ins(%m : memref<4xf64>) outs(%m : memref<4xf64>)
  return
}

// SIZES: error: undefined: operands disagree on dimension 0
func.func private @sizes(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %d = tensor.cast %t : tensor<2xf32> to tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = linalg.softmax dimension(0) ins(%d : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %s[%c0] : tensor<?xf32>
  return %x : f32
}

// UNWRITTEN: error: uninitialised-read
func.func private @unwritten() -> f32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<2xf32>
  %s = linalg.softmax dimension(0) ins(%e : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %x = tensor.extract %s[%c0] : tensor<2xf32>
  return %x : f32
}
