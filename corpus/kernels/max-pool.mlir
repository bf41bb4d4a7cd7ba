// Exercises: max pooling with a window buffer that is never read, only its shape is used.
// Generated from src/max-pool.mlir by corpus/kernels/regenerate; do not edit.
module {
  func.func @pool(%arg0: memref<1x6x6x2xf32>) -> memref<1x3x3x2xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<2x2xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x3x3x2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<1x3x3x2xf32>)
    linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %alloc : memref<1x6x6x2xf32>, memref<2x2xf32>) outs(%alloc_1 : memref<1x3x3x2xf32>)
    return %alloc_1 : memref<1x3x3x2xf32>
  }
  func.func @main() {
    %cst = arith.constant 5.000000e-01 : f32
    %c72 = arith.constant 72 : index
    %0 = call @values(%c72, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<72xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1, 2, 3]] output_shape [1, 6, 6, 2] : memref<72xf32> into memref<1x6x6x2xf32>
    %1 = call @pool(%expand_shape) : (memref<1x6x6x2xf32>) -> memref<1x3x3x2xf32>
    %collapse_shape = memref.collapse_shape %1 [[0, 1, 2, 3]] : memref<1x3x3x2xf32> into memref<18xf32>
    %cast_0 = memref.cast %collapse_shape : memref<18xf32> to memref<?xf32>
    call @report(%cast_0) : (memref<?xf32>) -> ()
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

