// Exercises: batched gather and scatter: scf.for over a dynamic number of indices with tensor.extract_slice and insert_slice; slices alias the carried buffer.
// Generated from src/gather-scatter.mlir by corpus/kernels/regenerate; do not edit.
module {
  memref.global "private" constant @__constant_4xindex : memref<4xindex> = dense<[4, 1, 4, 7]> {alignment = 64 : i64}
  func.func @gather_scatter(%arg0: memref<6x3xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xindex, strided<[?], offset: ?>>) -> (memref<?x3xf32>, memref<6x3xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg1, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x3xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<6x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_0 : memref<6x3xf32>)
    scf.for %arg2 = %c0 to %dim step %c1 {
      %0 = memref.load %arg1[%arg2] : memref<?xindex, strided<[?], offset: ?>>
      %1 = arith.remui %0, %c6 : index
      %subview = memref.subview %arg0[%1, 0] [1, 3] [1, 1] : memref<6x3xf32, strided<[?, ?], offset: ?>> to memref<3xf32, strided<[?], offset: ?>>
      %subview_1 = memref.subview %alloc[%arg2, 0] [1, 3] [1, 1] : memref<?x3xf32> to memref<3xf32, strided<[1], offset: ?>>
      memref.copy %subview, %subview_1 : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %alloc_0[%1, 0] [1, 3] [1, 1] : memref<6x3xf32> to memref<3xf32, strided<[1], offset: ?>>
      linalg.add ins(%subview_2, %subview : memref<3xf32, strided<[1], offset: ?>>, memref<3xf32, strided<[?], offset: ?>>) outs(%subview_2 : memref<3xf32, strided<[1], offset: ?>>)
      memref.copy %subview_2, %subview_2 : memref<3xf32, strided<[1], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
    }
    return %alloc, %alloc_0 : memref<?x3xf32>, memref<6x3xf32>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c18 = arith.constant 18 : index
    %0 = call @values(%c18, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<18xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [6, 3] : memref<18xf32> into memref<6x3xf32>
    %1 = memref.get_global @__constant_4xindex : memref<4xindex>
    %cast_0 = memref.cast %expand_shape : memref<6x3xf32> to memref<6x3xf32, strided<[?, ?], offset: ?>>
    %cast_1 = memref.cast %1 : memref<4xindex> to memref<?xindex, strided<[?], offset: ?>>
    %2:2 = call @gather_scatter(%cast_0, %cast_1) : (memref<6x3xf32, strided<[?, ?], offset: ?>>, memref<?xindex, strided<[?], offset: ?>>) -> (memref<?x3xf32>, memref<6x3xf32>)
    %collapse_shape = memref.collapse_shape %2#0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
    %cast_2 = memref.cast %collapse_shape : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_2) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    %collapse_shape_3 = memref.collapse_shape %2#1 [[0, 1]] : memref<6x3xf32> into memref<18xf32>
    %cast_4 = memref.cast %collapse_shape_3 : memref<18xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_4) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
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
  func.func private @report(%arg0: memref<?xf32, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    vector.print %0 : f32
    %1 = arith.bitcast %0 : f32 to i32
    vector.print %1 : i32
    %2 = arith.cmpi ugt, %dim, %c0 : index
    scf.if %2 {
      %3 = arith.subi %dim, %c1 : index
      %4 = memref.load %arg0[%c0] : memref<?xf32, strided<[?], offset: ?>>
      vector.print %4 : f32
      %5 = memref.load %arg0[%3] : memref<?xf32, strided<[?], offset: ?>>
      vector.print %5 : f32
    }
    return
  }
}

