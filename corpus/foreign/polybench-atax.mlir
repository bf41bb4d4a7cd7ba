// Style: affine front end, Polybench atax: y = A^T (A x), sizes read from the matrix.
func.func @atax(%A: memref<?x?xf32>, %x: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %A, %c0 : memref<?x?xf32>
  %n = memref.dim %A, %c1 : memref<?x?xf32>
  %nx = memref.dim %x, %c0 : memref<?xf32>
  %fits = arith.cmpi eq, %n, %nx : index
  cf.assert %fits, "atax: columns of A and length of x differ"
  %y = memref.alloc(%n) : memref<?xf32>
  affine.for %j = 0 to %n {
    affine.store %zero, %y[%j] : memref<?xf32>
  }
  %tmp = memref.alloc(%m) : memref<?xf32>
  affine.for %i = 0 to %m {
    %s = affine.for %j = 0 to %n iter_args(%acc = %zero) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %xv = affine.load %x[%j] : memref<?xf32>
      %p = arith.mulf %a, %xv : f32
      %q = arith.addf %acc, %p : f32
      affine.yield %q : f32
    }
    affine.store %s, %tmp[%i] : memref<?xf32>
    affine.for %j = 0 to %n {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %t = affine.load %tmp[%i] : memref<?xf32>
      %yv = affine.load %y[%j] : memref<?xf32>
      %p = arith.mulf %a, %t : f32
      %q = arith.addf %yv, %p : f32
      affine.store %q, %y[%j] : memref<?xf32>
    }
  }
  return %y : memref<?xf32>
}
