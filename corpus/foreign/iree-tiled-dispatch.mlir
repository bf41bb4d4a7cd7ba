// Style: IREE host code generation on CPU, a tiled matmul whose tiles are packed into stack-like heap scratch in scf.forall.
#map = affine_map<(d0) -> (d0 * 4)>
#min = affine_map<(d0)[s0] -> (4, s0 - d0 * 4)>
func.func @dispatch_0_matmul(%lhs: memref<?x8xf32>, %rhs: memref<8x4xf32>, %out: memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %m0 = memref.dim %lhs, %c0 : memref<?x8xf32>
  %m1 = memref.dim %out, %c0 : memref<?x4xf32>
  %m = arith.minui %m0, %m1 : index
  %tiles = arith.ceildivui %m, %c4 : index
  scf.forall (%t) in (%tiles) {
    %off = affine.apply #map(%t)
    %size = affine.min #min(%t)[%m]
    %lt = memref.subview %lhs[%off, 0] [%size, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1], offset: ?>>
    %ot = memref.subview %out[%off, 0] [%size, 4] [1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
    %acc = memref.alloc(%size) : memref<?x4xf32>
    linalg.fill ins(%zero : f32) outs(%acc : memref<?x4xf32>)
    linalg.matmul ins(%lt, %rhs : memref<?x8xf32, strided<[8, 1], offset: ?>>, memref<8x4xf32>) outs(%acc : memref<?x4xf32>)
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%acc : memref<?x4xf32>) outs(%ot : memref<?x4xf32, strided<[4, 1], offset: ?>>) {
    ^bb0(%a: f32, %o: f32):
      %relu = arith.maximumf %a, %zero : f32
      linalg.yield %relu : f32
    }
  }
  return
}
