// Exercises: matmul tiled by scf.forall with tensor.parallel_insert_slice into a shared output; a fresh tile buffer per iteration.
// Generated from src/forall-tiled-matmul.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @tiled(%arg0: memref<4x6xf32>, %arg1: memref<6x4xf32>) -> memref<4x4xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    scf.forall (%arg2, %arg3) in (2, 2) {
      %0 = arith.muli %arg2, %c2 : index
      %1 = arith.muli %arg3, %c2 : index
      %subview = memref.subview %arg0[%0, 0] [2, 6] [1, 1] : memref<4x6xf32> to memref<2x6xf32, strided<[6, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [6, 2] [1, 1] : memref<6x4xf32> to memref<6x2xf32, strided<[4, 1], offset: ?>>
      %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<2x2xf32>)
      linalg.matmul ins(%subview, %subview_0 : memref<2x6xf32, strided<[6, 1], offset: ?>>, memref<6x2xf32, strided<[4, 1], offset: ?>>) outs(%alloc_1 : memref<2x2xf32>)
      %subview_2 = memref.subview %alloc[%0, %1] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
      memref.copy %alloc_1, %subview_2 : memref<2x2xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
    }
    return %alloc : memref<4x4xf32>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c24 = arith.constant 24 : index
    %0 = call @values(%c24, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<24xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
    %1 = call @values(%c24, %cst) : (index, f32) -> memref<?xf32>
    %cast_0 = memref.cast %1 : memref<?xf32> to memref<24xf32>
    %expand_shape_1 = memref.expand_shape %cast_0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
    %2 = call @tiled(%expand_shape, %expand_shape_1) : (memref<4x6xf32>, memref<6x4xf32>) -> memref<4x4xf32>
    %collapse_shape = memref.collapse_shape %2 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
    %cast_2 = memref.cast %collapse_shape : memref<16xf32> to memref<?xf32>
    call @report(%cast_2) : (memref<?xf32>) -> ()
    return
  }
  func.func private @values(%arg0: index, %arg1: f32) -> memref<?xf32> {
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %c5_i32 = arith.constant 5 : i32
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    linalg.map outs(%alloc : memref<?xf32>)
      (%init: f32) {
        %0 = linalg.index 0 : index
        %1 = arith.muli %0, %c7 : index
        %2 = arith.addi %1, %c3 : index
        %3 = arith.remui %2, %c11 : index
        %4 = arith.index_cast %3 : index to i32
        %5 = arith.subi %4, %c5_i32 : i32
        %6 = arith.sitofp %5 : i32 to f32
        %7 = arith.mulf %6, %arg1 : f32
        linalg.yield %7 : f32
      }
    return %alloc : memref<?xf32>
  }
  func.func private @report(%arg0: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %arg0[%arg1] : memref<?xf32>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    vector.print %0 : f32
    %1 = arith.bitcast %0 : f32 to i32
    vector.print %1 : i32
    %2 = arith.cmpi ugt, %dim, %c0 : index
    scf.if %2 {
      %3 = arith.subi %dim, %c1 : index
      %4 = memref.load %arg0[%c0] : memref<?xf32>
      vector.print %4 : f32
      %5 = memref.load %arg0[%3] : memref<?xf32>
      vector.print %5 : f32
    }
    return
  }
}

