// Style: polyhedral compiler, skewed wavefront over diagonals with max/min bounds and integer sets; the history is a rank-2 buffer with a custom layout map.
func.func @wave(%g: memref<?x?xf32>, %steps: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %g, %c0 : memref<?x?xf32>
  %m = memref.dim %g, %c1 : memref<?x?xf32>
  %h = memref.alloc(%n, %m) : memref<?x?xf32>
  memref.copy %g, %h : memref<?x?xf32> to memref<?x?xf32>
  affine.for %t = 0 to %steps {
    affine.for %d = 2 to affine_map<()[n, m] -> (n + m - 1)>()[%n, %m] {
      affine.for %i = max affine_map<(d)[m] -> (1, d - m + 1)>(%d)[%m] to min affine_map<(d)[n] -> (d, n)>(%d)[%n] {
        %up = affine.load %h[%i - 1, %d - %i] : memref<?x?xf32>
        %left = affine.load %h[%i, %d - %i - 1] : memref<?x?xf32>
        %s = arith.addf %up, %left : f32
        %half = arith.constant 0.5 : f32
        %r = arith.mulf %s, %half : f32
        affine.store %r, %h[%i, %d - %i] : memref<?x?xf32>
        affine.if affine_set<(i, d) : (d - 2 * i == 0)>(%i, %d) {
          %q = arith.negf %r : f32
          affine.store %q, %h[%i, %d - %i] : memref<?x?xf32>
        }
      }
    }
  }
  return %h : memref<?x?xf32>
}
