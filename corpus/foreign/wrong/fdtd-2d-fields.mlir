// mistake: copy and paste: the first electric field is freed twice, the second one never
// expected: double-free
module {
  func.func private @record(f32) attributes {freehold.deallocated = ["memref"]}
  func.func @fdtd(%arg0: index, %arg1: memref<?xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.699999988 : f32
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %arg0, %dim : index
    %alloc = memref.alloc() : memref<6x6xf32>
    %alloc_2 = memref.alloc() : memref<6x6xf32>
    %alloc_3 = memref.alloc() : memref<6x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<6x6xf32>)
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<6x6xf32>)
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<6x6xf32>)
    affine.for %arg2 = 0 to %0 {
      %2 = affine.load %arg1[%arg2] : memref<?xf32>
      affine.for %arg3 = 0 to 6 {
        affine.store %2, %alloc_2[0, %arg3] : memref<6x6xf32>
      }
      affine.for %arg3 = 1 to 6 {
        affine.for %arg4 = 0 to 6 {
          %4 = affine.load %alloc_2[%arg3, %arg4] : memref<6x6xf32>
          %5 = affine.load %alloc_3[%arg3, %arg4] : memref<6x6xf32>
          %6 = affine.load %alloc_3[%arg3 - 1, %arg4] : memref<6x6xf32>
          %7 = arith.subf %5, %6 : f32
          %8 = arith.mulf %7, %cst_0 : f32
          %9 = arith.subf %4, %8 : f32
          affine.store %9, %alloc_2[%arg3, %arg4] : memref<6x6xf32>
        }
      }
      affine.for %arg3 = 0 to 6 {
        affine.for %arg4 = 1 to 6 {
          %4 = affine.load %alloc[%arg3, %arg4] : memref<6x6xf32>
          %5 = affine.load %alloc_3[%arg3, %arg4] : memref<6x6xf32>
          %6 = affine.load %alloc_3[%arg3, %arg4 - 1] : memref<6x6xf32>
          %7 = arith.subf %5, %6 : f32
          %8 = arith.mulf %7, %cst_0 : f32
          %9 = arith.subf %4, %8 : f32
          affine.store %9, %alloc[%arg3, %arg4] : memref<6x6xf32>
        }
      }
      affine.for %arg3 = 0 to 5 {
        affine.for %arg4 = 0 to 5 {
          %4 = affine.load %alloc[%arg3, %arg4 + 1] : memref<6x6xf32>
          %5 = affine.load %alloc[%arg3, %arg4] : memref<6x6xf32>
          %6 = affine.load %alloc_2[%arg3 + 1, %arg4] : memref<6x6xf32>
          %7 = affine.load %alloc_2[%arg3, %arg4] : memref<6x6xf32>
          %8 = affine.load %alloc_3[%arg3, %arg4] : memref<6x6xf32>
          %9 = arith.subf %4, %5 : f32
          %10 = arith.subf %6, %7 : f32
          %11 = arith.addf %9, %10 : f32
          %12 = arith.mulf %11, %cst_1 : f32
          %13 = arith.subf %8, %12 : f32
          affine.store %13, %alloc_3[%arg3, %arg4] : memref<6x6xf32>
        }
      }
      %3 = affine.load %alloc_3[2, 2] : memref<6x6xf32>
      func.call @record(%3) : (f32) -> ()
    }
    %1 = affine.load %alloc_3[1, 1] : memref<6x6xf32>
    memref.dealloc %alloc : memref<6x6xf32>
    memref.dealloc %alloc : memref<6x6xf32>
    memref.dealloc %alloc_3 : memref<6x6xf32>
    return %1 : f32
  }
}
