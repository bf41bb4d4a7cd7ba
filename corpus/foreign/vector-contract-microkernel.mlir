// Style: Transform-dialect schedule output, a 4x4x4 vector.contract microkernel over packed panels with hoisted accumulators.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @gemm_panels(%A: memref<4x?xf32>, %B: memref<?x4xf32>) -> memref<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<4x4xf32>
  %ka = memref.dim %A, %c1 : memref<4x?xf32>
  %kb = memref.dim %B, %c0 : memref<?x4xf32>
  %k = arith.minui %ka, %kb : index
  %panels = arith.ceildivui %k, %c4 : index
  %acc = scf.for %p = %c0 to %panels step %c1 iter_args(%s = %init) -> (vector<4x4xf32>) {
    %off = arith.muli %p, %c4 : index
    %left = arith.subi %k, %off : index
    %w = arith.minui %left, %c4 : index
    %pa = memref.alloc() : memref<4x4xf32>
    linalg.fill ins(%zero : f32) outs(%pa : memref<4x4xf32>)
    %sa = memref.subview %A[0, %off] [4, %w] [1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %da = memref.subview %pa[0, 0] [4, %w] [1, 1] : memref<4x4xf32> to memref<4x?xf32, strided<[4, 1]>>
    memref.copy %sa, %da : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[4, 1]>>
    %va = vector.transfer_read %pa[%c0, %c0], %zero {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
    %vb = vector.transfer_read %B[%off, %c0], %zero {in_bounds = [false, true]} : memref<?x4xf32>, vector<4x4xf32>
    %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %va, %vb, %s : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    scf.yield %r : vector<4x4xf32>
  }
  %out = memref.alloc() : memref<4x4xf32>
  vector.transfer_write %acc, %out[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  return %out : memref<4x4xf32>
}
