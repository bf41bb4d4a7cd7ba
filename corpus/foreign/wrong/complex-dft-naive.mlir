// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func @dft(%arg0: memref<?xcomplex<f32>>, %arg1: i1) -> (memref<?xf32>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -6.28318548 : f32
    %cst_2 = arith.constant 6.28318548 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xcomplex<f32>>
    %0 = arith.select %arg1, %cst_2, %cst_1 : f32
    %1 = arith.index_cast %dim : index to i32
    %2 = arith.uitofp %1 : i32 to f32
    %alloc = memref.alloc(%dim) : memref<?xcomplex<f32>>
    %alloc_3 = memref.alloc(%dim) : memref<?xf32>
    %alloc_4 = memref.alloc(%dim) : memref<?xf32>
    affine.for %arg2 = 0 to %dim {
      %3 = affine.for %arg3 = 0 to %dim iter_args(%arg4 = %cst) -> (complex<f32>) {
        %4 = arith.muli %arg2, %arg3 : index
        %5 = arith.remui %4, %dim : index
        %6 = arith.index_cast %5 : index to i32
        %7 = arith.uitofp %6 : i32 to f32
        %8 = arith.divf %7, %2 : f32
        %9 = arith.mulf %0, %8 : f32
        %10 = complex.create %cst_0, %9 : complex<f32>
        %11 = complex.exp %10 : complex<f32>
        %12 = affine.load %arg0[%arg3] : memref<?xcomplex<f32>>
        %13 = complex.mul %12, %11 : complex<f32>
        %14 = complex.add %arg4, %13 : complex<f32>
        affine.yield %14 : complex<f32>
      }
      affine.store %3, %alloc[%arg2] : memref<?xcomplex<f32>>
    }
    affine.for %arg2 = 0 to %dim {
      %3 = affine.load %alloc[%arg2] : memref<?xcomplex<f32>>
      %4 = complex.abs %3 : complex<f32>
      %5 = complex.angle %3 : complex<f32>
      affine.store %4, %alloc_3[%arg2] : memref<?xf32>
      affine.store %5, %alloc_4[%arg2] : memref<?xf32>
    }
    return %alloc_3, %alloc_4 : memref<?xf32>, memref<?xf32>
  }
}

