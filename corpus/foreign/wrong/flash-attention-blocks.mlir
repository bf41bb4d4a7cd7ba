// mistake: the scores of a block are freed after the maximum was taken
// expected: use-after-free
module {
  func.func @flash(%arg0: memref<4xf32>, %arg1: memref<?x4xf32>, %arg2: memref<?x4xf32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %dim = memref.dim %arg1, %c0 : memref<?x4xf32>
    %dim_1 = memref.dim %arg2, %c0 : memref<?x4xf32>
    %0 = arith.minui %dim, %dim_1 : index
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
    %1:2 = scf.for %arg3 = %c0 to %0 step %c4 iter_args(%arg4 = %cst_0, %arg5 = %cst) -> (f32, f32) {
      %2 = arith.subi %0, %arg3 : index
      %3 = arith.minui %2, %c4 : index
      %subview = memref.subview %arg1[%arg3, 0] [%3, 4] [1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
      %alloc_2 = memref.alloc(%3) : memref<?xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<?xf32>)
      linalg.matvec ins(%subview, %arg0 : memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<4xf32>) outs(%alloc_2 : memref<?xf32>)
      %4 = scf.for %arg6 = %c0 to %3 step %c1 iter_args(%arg7 = %arg4) -> (f32) {
        %9 = memref.load %alloc_2[%arg6] : memref<?xf32>
        %10 = arith.maximumf %arg7, %9 : f32
        scf.yield %10 : f32
      }
      %5 = arith.subf %arg4, %4 : f32
      %6 = math.exp %5 : f32
      memref.dealloc %alloc_2 : memref<?xf32>
      linalg.map ins(%alloc : memref<4xf32>) outs(%alloc : memref<4xf32>)
        (%in: f32, %init: f32) {
          %9 = arith.mulf %in, %6 : f32
          linalg.yield %9 : f32
        }
      %7 = arith.mulf %arg5, %6 : f32
      %8 = scf.for %arg6 = %c0 to %3 step %c1 iter_args(%arg7 = %7) -> (f32) {
        %9 = memref.load %alloc_2[%arg6] : memref<?xf32>
        %10 = arith.subf %9, %4 : f32
        %11 = math.exp %10 : f32
        %12 = arith.addi %arg3, %arg6 : index
        scf.for %arg8 = %c0 to %c4 step %c1 {
          %14 = memref.load %arg2[%12, %arg8] : memref<?x4xf32>
          %15 = memref.load %alloc[%arg8] : memref<4xf32>
          %16 = arith.mulf %11, %14 : f32
          %17 = arith.addf %15, %16 : f32
          memref.store %17, %alloc[%arg8] : memref<4xf32>
        }
        %13 = arith.addf %arg7, %11 : f32
        scf.yield %13 : f32
      }
      scf.yield %4, %8 : f32, f32
    }
    linalg.map ins(%alloc : memref<4xf32>) outs(%alloc : memref<4xf32>)
      (%in: f32, %init: f32) {
        %2 = arith.divf %in, %1#1 : f32
        linalg.yield %2 : f32
      }
    return %alloc : memref<4xf32>
  }
}
