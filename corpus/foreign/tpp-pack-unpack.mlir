// Style: tpp-mlir: operands packed into blocked layouts in temporaries, then a parallel loop over blocks.
func.func @mm(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %pa = memref.alloc() {alignment = 64 : i64} : memref<2x4x2x2xf32>
  %pb = memref.alloc() {alignment = 64 : i64} : memref<2x4x2x2xf32>
  %e = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 2, 4, 2] : memref<4x8xf32> into memref<2x2x4x2xf32>
  linalg.transpose ins(%e : memref<2x2x4x2xf32>) outs(%pa : memref<2x4x2x2xf32>) permutation = [0, 2, 1, 3]
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c4) step (%c1, %c1) {
    %s = memref.subview %pa[%i, %j, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
    %t = memref.subview %pb[%i, %j, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
    linalg.transpose ins(%s : memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%t : memref<2x2xf32, strided<[2, 1], offset: ?>>) permutation = [1, 0]
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %acc = memref.alloc() : memref<2x2xf32>
    %o = memref.subview %c[%i, %j] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
    memref.copy %o, %acc : memref<2x2xf32, strided<[4, 1], offset: ?>> to memref<2x2xf32>
    scf.for %k = %c0 to %c4 step %c1 {
      %s = memref.subview %pa[%i, %k, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      %t = memref.subview %pb[%j, %k, 0, 0] [1, 1, 2, 2] [1, 1, 1, 1] : memref<2x4x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
      linalg.matmul ins(%s, %t : memref<2x2xf32, strided<[2, 1], offset: ?>>, memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%acc : memref<2x2xf32>)
    }
    memref.copy %acc, %o : memref<2x2xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
    scf.reduce
  }
  return
}
