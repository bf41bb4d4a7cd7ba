// Exercises: attention head (QK^T, softmax, V) with every intermediate in its own buffer; a long chain of temporaries.
// Generated from src/attention.mlir by corpus/kernels/regenerate; do not edit.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @attention(%arg0: memref<4x3xf32, strided<[?, ?], offset: ?>>, %arg1: memref<5x3xf32, strided<[?, ?], offset: ?>>, %arg2: memref<5x3xf32, strided<[?, ?], offset: ?>>) -> memref<4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 5.773500e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4x5xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<4x3xf32, strided<[?, ?], offset: ?>>, memref<5x3xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<4x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %0 = arith.mulf %in, %in_4 : f32
      %1 = arith.mulf %0, %cst_1 : f32
      %2 = arith.addf %1, %out : f32
      linalg.yield %2 : f32
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_2 : memref<4xf32>)
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%alloc : memref<4x5xf32>) outs(%alloc_2 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc, %alloc_2 : memref<4x5xf32>, memref<4xf32>) outs(%alloc : memref<4x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %0 = arith.subf %in, %in_4 : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    }
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4xf32>)
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%alloc : memref<4x5xf32>) outs(%alloc_2 : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc, %alloc_2 : memref<4x5xf32>, memref<4xf32>) outs(%alloc : memref<4x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %0 = arith.divf %in, %in_4 : f32
      linalg.yield %0 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<4x3xf32>)
    linalg.matmul ins(%alloc, %arg2 : memref<4x5xf32>, memref<5x3xf32, strided<[?, ?], offset: ?>>) outs(%alloc_3 : memref<4x3xf32>)
    return %alloc_3 : memref<4x3xf32>
  }
  func.func @main() {
    %c15 = arith.constant 15 : index
    %cst = arith.constant 2.500000e-01 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %c12 = arith.constant 12 : index
    %0 = call @values(%c12, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<12xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [4, 3] : memref<12xf32> into memref<4x3xf32>
    %1 = call @values(%c15, %cst_0) : (index, f32) -> memref<?xf32>
    %cast_1 = memref.cast %1 : memref<?xf32> to memref<15xf32>
    %expand_shape_2 = memref.expand_shape %cast_1 [[0, 1]] output_shape [5, 3] : memref<15xf32> into memref<5x3xf32>
    %2 = call @values(%c15, %cst) : (index, f32) -> memref<?xf32>
    %cast_3 = memref.cast %2 : memref<?xf32> to memref<15xf32>
    %expand_shape_4 = memref.expand_shape %cast_3 [[0, 1]] output_shape [5, 3] : memref<15xf32> into memref<5x3xf32>
    %cast_5 = memref.cast %expand_shape : memref<4x3xf32> to memref<4x3xf32, strided<[?, ?], offset: ?>>
    %cast_6 = memref.cast %expand_shape_2 : memref<5x3xf32> to memref<5x3xf32, strided<[?, ?], offset: ?>>
    %cast_7 = memref.cast %expand_shape_4 : memref<5x3xf32> to memref<5x3xf32, strided<[?, ?], offset: ?>>
    %3 = call @attention(%cast_5, %cast_6, %cast_7) : (memref<4x3xf32, strided<[?, ?], offset: ?>>, memref<5x3xf32, strided<[?, ?], offset: ?>>, memref<5x3xf32, strided<[?, ?], offset: ?>>) -> memref<4x3xf32>
    %collapse_shape = memref.collapse_shape %3 [[0, 1]] : memref<4x3xf32> into memref<12xf32>
    %cast_8 = memref.cast %collapse_shape : memref<12xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_8) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
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

