// Exercises: matmul of two argument tensors into a fresh buffer that is returned.
// Generated from src/matmul.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @matmul(%arg0: memref<4x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<5x3xf32, strided<[?, ?], offset: ?>>) -> memref<4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4x3xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x3xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<4x3xf32>)
    return %alloc : memref<4x3xf32>
  }
  func.func @main() {
    %c15 = arith.constant 15 : index
    %cst = arith.constant 2.500000e-01 : f32
    %c20 = arith.constant 20 : index
    %0 = call @values(%c20, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<20xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [4, 5] : memref<20xf32> into memref<4x5xf32>
    %1 = call @values(%c15, %cst) : (index, f32) -> memref<?xf32>
    %cast_0 = memref.cast %1 : memref<?xf32> to memref<15xf32>
    %expand_shape_1 = memref.expand_shape %cast_0 [[0, 1]] output_shape [5, 3] : memref<15xf32> into memref<5x3xf32>
    %cast_2 = memref.cast %expand_shape : memref<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
    %cast_3 = memref.cast %expand_shape_1 : memref<5x3xf32> to memref<5x3xf32, strided<[?, ?], offset: ?>>
    %2 = call @matmul(%cast_2, %cast_3) : (memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x3xf32, strided<[?, ?], offset: ?>>) -> memref<4x3xf32>
    %collapse_shape = memref.collapse_shape %2 [[0, 1]] : memref<4x3xf32> into memref<12xf32>
    %cast_4 = memref.cast %collapse_shape : memref<12xf32> to memref<?xf32, strided<[?], offset: ?>>
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

