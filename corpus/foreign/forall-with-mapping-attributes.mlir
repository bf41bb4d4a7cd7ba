// Style: Transform-dialect GPU mapping, nested scf.forall with mapping attributes, a promoted operand tile in each block.
func.func @outer_product(%x: memref<8xf32>, %y: memref<8xf32>) -> memref<8x8xf32> {
  %c4 = arith.constant 4 : index
  %r = memref.alloc() : memref<8x8xf32>
  scf.forall (%bi, %bj) in (2, 2) {
    %oi = arith.muli %bi, %c4 : index
    %oj = arith.muli %bj, %c4 : index
    %tile = memref.alloc() : memref<4xf32>
    %src = memref.subview %y[%oj] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %src, %tile : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    scf.forall (%ti, %tj) in (4, 4) {
      %i = arith.addi %oi, %ti : index
      %j = arith.addi %oj, %tj : index
      %a = memref.load %x[%i] : memref<8xf32>
      %b = memref.load %tile[%tj] : memref<4xf32>
      %p = arith.mulf %a, %b : f32
      memref.store %p, %r[%i, %j] : memref<8x8xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %r : memref<8x8xf32>
}
