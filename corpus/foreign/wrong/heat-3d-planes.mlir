// mistake: the copy of the old state is freed in the loop over planes, once for each
// expected: use-after-free
module {
  func.func @heat3d(%arg0: memref<4x5x6xf32>, %arg1: index) -> memref<4x5x6xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.250000e-01 : f32
    %0 = arith.minui %arg1, %c3 : index
    %alloc = memref.alloc() : memref<4x5x6xf32>
    memref.copy %arg0, %alloc : memref<4x5x6xf32> to memref<4x5x6xf32>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %alloc_0 = memref.alloc() : memref<4x5x6xf32>
      memref.copy %alloc, %alloc_0 : memref<4x5x6xf32> to memref<4x5x6xf32>
      scf.for %arg3 = %c1 to %c3 step %c1 {
        %1 = arith.subi %arg3, %c1 : index
        %2 = arith.addi %arg3, %c1 : index
        %subview = memref.subview %alloc_0[%1, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
        %subview_1 = memref.subview %alloc_0[%arg3, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
        %subview_2 = memref.subview %alloc_0[%2, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
        %subview_3 = memref.subview %alloc[%arg3, 0, 0] [1, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<5x6xf32, strided<[6, 1], offset: ?>>
        affine.for %arg4 = 1 to 4 {
          affine.for %arg5 = 1 to 5 {
            %3 = affine.load %subview[%arg4, %arg5] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %4 = affine.load %subview_2[%arg4, %arg5] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %5 = affine.load %subview_1[%arg4, %arg5 - 1] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %6 = affine.load %subview_1[%arg4, %arg5 + 1] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %7 = affine.load %subview_1[%arg4 - 1, %arg5] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %8 = affine.load %subview_1[%arg4 + 1, %arg5] : memref<5x6xf32, strided<[6, 1], offset: ?>>
            %9 = arith.addf %3, %4 : f32
            %10 = arith.addf %5, %6 : f32
            %11 = arith.addf %7, %8 : f32
            %12 = arith.addf %9, %10 : f32
            %13 = arith.addf %12, %11 : f32
            %14 = arith.mulf %13, %cst : f32
            affine.store %14, %subview_3[%arg4, %arg5] : memref<5x6xf32, strided<[6, 1], offset: ?>>
          }
        }
      memref.dealloc %alloc_0 : memref<4x5x6xf32>
      }
    }
    return %alloc : memref<4x5x6xf32>
  }
}
