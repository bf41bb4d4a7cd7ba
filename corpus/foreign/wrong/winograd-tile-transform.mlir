// mistake: the transformed input of a tile is freed only once, after all tiles
// expected: leak
module {
  func.func @winograd(%arg0: memref<?xf32>, %arg1: memref<3xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 5.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %c4 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc() : memref<0xf32>
      %cast = memref.cast %alloc : memref<0xf32> to memref<?xf32>
      scf.yield %cast : memref<?xf32>
    } else {
      %alloc = memref.alloc() : memref<4xf32>
      %2 = affine.load %arg1[0] : memref<3xf32>
      %3 = affine.load %arg1[1] : memref<3xf32>
      %4 = affine.load %arg1[2] : memref<3xf32>
      %5 = arith.addf %2, %4 : f32
      %6 = arith.addf %5, %3 : f32
      %7 = arith.subf %5, %3 : f32
      %8 = arith.mulf %6, %cst : f32
      %9 = arith.mulf %7, %cst : f32
      affine.store %2, %alloc[0] : memref<4xf32>
      affine.store %8, %alloc[1] : memref<4xf32>
      affine.store %9, %alloc[2] : memref<4xf32>
      affine.store %4, %alloc[3] : memref<4xf32>
      %10 = arith.subi %dim, %c2 : index
      %11 = arith.divui %10, %c2 : index
      %12 = arith.muli %11, %c2 : index
      %alloc_0 = memref.alloc(%12) : memref<?xf32>
      scf.for %arg2 = %c0 to %11 step %c1 {
        %13 = arith.muli %arg2, %c2 : index
        %subview = memref.subview %arg0[%13] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
        %alloc_1 = memref.alloc() : memref<4xf32>
        %14 = affine.load %subview[0] : memref<4xf32, strided<[1], offset: ?>>
        %15 = affine.load %subview[1] : memref<4xf32, strided<[1], offset: ?>>
        %16 = affine.load %subview[2] : memref<4xf32, strided<[1], offset: ?>>
        %17 = affine.load %subview[3] : memref<4xf32, strided<[1], offset: ?>>
        %18 = arith.subf %14, %16 : f32
        %19 = arith.addf %15, %16 : f32
        %20 = arith.subf %16, %15 : f32
        %21 = arith.subf %15, %17 : f32
        affine.store %18, %alloc_1[0] : memref<4xf32>
        affine.store %19, %alloc_1[1] : memref<4xf32>
        affine.store %20, %alloc_1[2] : memref<4xf32>
        affine.store %21, %alloc_1[3] : memref<4xf32>
        linalg.mul ins(%alloc, %alloc_1 : memref<4xf32>, memref<4xf32>) outs(%alloc_1 : memref<4xf32>)
        %22 = affine.load %alloc_1[0] : memref<4xf32>
        %23 = affine.load %alloc_1[1] : memref<4xf32>
        %24 = affine.load %alloc_1[2] : memref<4xf32>
        %25 = affine.load %alloc_1[3] : memref<4xf32>
        %26 = arith.addf %22, %23 : f32
        %27 = arith.addf %26, %24 : f32
        %28 = arith.subf %23, %24 : f32
        %29 = arith.subf %28, %25 : f32
        %30 = arith.addi %13, %c1 : index
        memref.store %27, %alloc_0[%13] : memref<?xf32>
        memref.store %29, %alloc_0[%30] : memref<?xf32>
      }
      memref.dealloc %alloc : memref<4xf32>
      scf.yield %alloc_0 : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
}
