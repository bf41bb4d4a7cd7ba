// Style: As IREE's CPU dispatch lowering leaves a tiled matmul after bufferization: workgroup loops, a padded local tile.
#map = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
func.func @dispatch_0_matmul(%lhs: memref<?x?xf32>, %rhs: memref<?x?xf32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.000000e+00 : f32
  %m = memref.dim %lhs, %c0 : memref<?x?xf32>
  %k = memref.dim %lhs, %c1 : memref<?x?xf32>
  %n = memref.dim %rhs, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c4 {
    %mi = affine.min #map(%i)[%m]
    scf.for %j = %c0 to %n step %c4 {
      %nj = affine.min #map(%j)[%n]
      %acc = memref.alloc(%mi, %nj) {alignment = 64 : i64} : memref<?x?xf32>
      linalg.fill ins(%cst : f32) outs(%acc : memref<?x?xf32>)
      %l = memref.subview %lhs[%i, 0] [%mi, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %r = memref.subview %rhs[0, %j] [%k, %nj] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      linalg.matmul ins(%l, %r : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%acc : memref<?x?xf32>)
      %o = memref.subview %out[%i, %j] [%mi, %nj] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      memref.copy %acc, %o : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  return
}
