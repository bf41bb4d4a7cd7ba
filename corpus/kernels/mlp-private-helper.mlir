// Exercises: a private helper on tensors (dense layer with tanh) called twice from a public function; call results are temporaries of the caller.
// Generated from src/mlp-private-helper.mlir by corpus/kernels/regenerate; do not edit.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func private @layer(%arg0: memref<2x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4xf32>) -> memref<2x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<2x4xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<2x4xf32>, memref<4x4xf32>) outs(%alloc : memref<2x4xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : memref<4xf32>) outs(%alloc : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      %1 = math.tanh %0 : f32
      linalg.yield %1 : f32
    }
    return %alloc : memref<2x4xf32>
  }
  func.func @mlp(%arg0: memref<2x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4xf32>, %arg3: memref<4xf32>) -> memref<2x4xf32> {
    %0 = call @layer(%arg0, %arg1, %arg3) : (memref<2x4xf32>, memref<4x4xf32>, memref<4xf32>) -> memref<2x4xf32>
    %1 = call @layer(%0, %arg2, %arg3) : (memref<2x4xf32>, memref<4x4xf32>, memref<4xf32>) -> memref<2x4xf32>
    return %1 : memref<2x4xf32>
  }
  func.func @main() {
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 1.250000e-01 : f32
    %c8 = arith.constant 8 : index
    %0 = call @values(%c8, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<8xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
    %1 = call @values(%c16, %cst) : (index, f32) -> memref<?xf32>
    %cast_0 = memref.cast %1 : memref<?xf32> to memref<16xf32>
    %expand_shape_1 = memref.expand_shape %cast_0 [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
    %2 = call @values(%c16, %cst) : (index, f32) -> memref<?xf32>
    %cast_2 = memref.cast %2 : memref<?xf32> to memref<16xf32>
    %expand_shape_3 = memref.expand_shape %cast_2 [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
    %3 = call @values(%c4, %cst) : (index, f32) -> memref<?xf32>
    %cast_4 = memref.cast %3 : memref<?xf32> to memref<4xf32>
    %4 = call @mlp(%expand_shape, %expand_shape_1, %expand_shape_3, %cast_4) : (memref<2x4xf32>, memref<4x4xf32>, memref<4x4xf32>, memref<4xf32>) -> memref<2x4xf32>
    %collapse_shape = memref.collapse_shape %4 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
    %cast_5 = memref.cast %collapse_shape : memref<8xf32> to memref<?xf32>
    call @report(%cast_5) : (memref<?xf32>) -> ()
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

