// Style: TPP, batch-reduce matmul over packed blocks: packs into VNNI-like layout, runs linalg.batch_reduce_matmul, unpacks.
func.func @brgemm(%A: memref<8x8xf32>, %B: memref<8x8xf32>, %C: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %pa = memref.alloc() {alignment = 64 : i64} : memref<2x2x4x4xf32>
  %pb = memref.alloc() {alignment = 64 : i64} : memref<2x2x4x4xf32>
  scf.forall (%i, %k) in (2, 2) {
    %oi = arith.muli %i, %c4 : index
    %ok = arith.muli %k, %c4 : index
    %sa = memref.subview %A[%oi, %ok] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    %sb = memref.subview %B[%ok, %oi] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    %da = memref.subview %pa[%i, %k, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    %db = memref.subview %pb[%i, %k, 0, 0] [1, 1, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    linalg.copy ins(%sa : memref<4x4xf32, strided<[8, 1], offset: ?>>) outs(%da : memref<4x4xf32, strided<[4, 1], offset: ?>>)
    linalg.copy ins(%sb : memref<4x4xf32, strided<[8, 1], offset: ?>>) outs(%db : memref<4x4xf32, strided<[4, 1], offset: ?>>)
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %zero = arith.constant 0.0 : f32
    %acc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%zero : f32) outs(%acc : memref<4x4xf32>)
    %a = memref.subview %pa[%i, 0, 0, 0] [1, 2, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>
    %b = memref.subview %pb[%j, 0, 0, 0] [1, 2, 4, 4] [1, 1, 1, 1] : memref<2x2x4x4xf32> to memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>
    linalg.batch_reduce_matmul ins(%a, %b : memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>, memref<2x4x4xf32, strided<[16, 4, 1], offset: ?>>) outs(%acc : memref<4x4xf32>)
    %oi = arith.muli %i, %c4 : index
    %oj = arith.muli %j, %c4 : index
    %dst = memref.subview %C[%oi, %oj] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    memref.copy %acc, %dst : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
    scf.reduce
  }
  return
}
