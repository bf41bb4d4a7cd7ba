// Style: pruned-network compiler, block-sparse times dense: gathers 2x2 blocks into scratch, multiplies, scatters with index data.
func.func @bsr_mm(%blocks: memref<?x2x2xf32>, %brow: memref<?xindex>, %bcol: memref<?xindex>, %x: memref<8x2xf32>) -> memref<8x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n0 = memref.dim %blocks, %c0 : memref<?x2x2xf32>
  %n1 = memref.dim %brow, %c0 : memref<?xindex>
  %n2 = memref.dim %bcol, %c0 : memref<?xindex>
  %n3 = arith.minui %n0, %n1 : index
  %n = arith.minui %n3, %n2 : index
  %y = memref.alloc() : memref<8x2xf32>
  linalg.fill ins(%zero : f32) outs(%y : memref<8x2xf32>)
  scf.for %b = %c0 to %n step %c1 {
    %r0 = memref.load %brow[%b] : memref<?xindex>
    %q0 = memref.load %bcol[%b] : memref<?xindex>
    %r1 = arith.remui %r0, %c4 : index
    %q1 = arith.remui %q0, %c4 : index
    %r = arith.muli %r1, %c2 : index
    %q = arith.muli %q1, %c2 : index
    %blk = memref.subview %blocks[%b, 0, 0] [1, 2, 2] [1, 1, 1] : memref<?x2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
    %xs = memref.subview %x[%q, 0] [2, 2] [1, 1] : memref<8x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
    %ys = memref.subview %y[%r, 0] [2, 2] [1, 1] : memref<8x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
    %t = memref.alloc() : memref<2x2xf32>
    memref.copy %ys, %t : memref<2x2xf32, strided<[2, 1], offset: ?>> to memref<2x2xf32>
    linalg.matmul ins(%blk, %xs : memref<2x2xf32, strided<[2, 1], offset: ?>>, memref<2x2xf32, strided<[2, 1], offset: ?>>) outs(%t : memref<2x2xf32>)
    memref.copy %t, %ys : memref<2x2xf32> to memref<2x2xf32, strided<[2, 1], offset: ?>>
  }
  return %y : memref<8x2xf32>
}
