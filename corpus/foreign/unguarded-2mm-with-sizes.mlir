// Style: Polybench through Polygeist with leading dimensions as i32 arguments, 2mm with a heap intermediate of exactly those sizes.
func.func @kernel_2mm(%ni: i32, %nj: i32, %nk: i32, %A: memref<?x?xf64>, %B: memref<?x?xf64>, %D: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  %i0 = arith.index_cast %ni : i32 to index
  %j0 = arith.index_cast %nj : i32 to index
  %k0 = arith.index_cast %nk : i32 to index
  %tmp = memref.alloc(%i0, %j0) : memref<?x?xf64>
  affine.for %i = 0 to %i0 {
    affine.for %j = 0 to %j0 {
      affine.store %zero, %tmp[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %k0 {
        %a = affine.load %A[%i, %k] : memref<?x?xf64>
        %b = affine.load %B[%k, %j] : memref<?x?xf64>
        %t = affine.load %tmp[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %s = arith.addf %t, %p : f64
        affine.store %s, %tmp[%i, %j] : memref<?x?xf64>
      }
    }
  }
  affine.for %i = 0 to %i0 {
    affine.for %j = 0 to %j0 {
      %t = affine.load %tmp[%i, %j] : memref<?x?xf64>
      %d = affine.load %D[%i, %j] : memref<?x?xf64>
      %s = arith.addf %t, %d : f64
      affine.store %s, %D[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
