// Exercises: layer norm with scale and shift; mean and variance temporaries, the argument is read until the end.
// Generated from src/layer-norm.mlir by corpus/kernels/regenerate; do not edit.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layer_norm(%arg0: memref<3x6xf32, strided<[?, ?], offset: ?>>, %arg1: memref<6xf32, strided<[?], offset: ?>>, %arg2: memref<6xf32, strided<[?], offset: ?>>) -> memref<3x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<3xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    memref.copy %alloc, %alloc_2 : memref<3xf32> to memref<3xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<3x6xf32, strided<[?, ?], offset: ?>>) outs(%alloc_2 : memref<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %in, %cst_0 : f32
      %1 = arith.addf %0, %out : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %alloc_2 : memref<3x6xf32, strided<[?, ?], offset: ?>>, memref<3xf32>) outs(%alloc : memref<3xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %0 = arith.subf %in, %in_4 : f32
      %1 = arith.mulf %0, %0 : f32
      %2 = arith.divf %1, %cst_0 : f32
      %3 = arith.addf %2, %out : f32
      linalg.yield %3 : f32
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<3x6xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc_2, %alloc, %arg1, %arg2 : memref<3x6xf32, strided<[?, ?], offset: ?>>, memref<3xf32>, memref<3xf32>, memref<6xf32, strided<[?], offset: ?>>, memref<6xf32, strided<[?], offset: ?>>) outs(%alloc_3 : memref<3x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %0 = arith.subf %in, %in_4 : f32
      %1 = arith.addf %in_5, %cst_1 : f32
      %2 = math.rsqrt %1 : f32
      %3 = arith.mulf %0, %2 : f32
      %4 = arith.mulf %3, %in_6 : f32
      %5 = arith.addf %4, %in_7 : f32
      linalg.yield %5 : f32
    }
    return %alloc_3 : memref<3x6xf32>
  }
  func.func @main() {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 7.500000e-01 : f32
    %c18 = arith.constant 18 : index
    %0 = call @values(%c18, %cst) : (index, f32) -> memref<?xf32>
    %cast = memref.cast %0 : memref<?xf32> to memref<18xf32>
    %expand_shape = memref.expand_shape %cast [[0, 1]] output_shape [3, 6] : memref<18xf32> into memref<3x6xf32>
    %1 = call @values(%c6, %cst) : (index, f32) -> memref<?xf32>
    %2 = call @values(%c6, %cst) : (index, f32) -> memref<?xf32>
    %cast_0 = memref.cast %expand_shape : memref<3x6xf32> to memref<3x6xf32, strided<[?, ?], offset: ?>>
    %cast_1 = memref.cast %1 : memref<?xf32> to memref<6xf32, strided<[?], offset: ?>>
    %cast_2 = memref.cast %2 : memref<?xf32> to memref<6xf32, strided<[?], offset: ?>>
    %3 = call @layer_norm(%cast_0, %cast_1, %cast_2) : (memref<3x6xf32, strided<[?, ?], offset: ?>>, memref<6xf32, strided<[?], offset: ?>>, memref<6xf32, strided<[?], offset: ?>>) -> memref<3x6xf32>
    %collapse_shape = memref.collapse_shape %3 [[0, 1]] : memref<3x6xf32> into memref<18xf32>
    %cast_3 = memref.cast %collapse_shape : memref<18xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @report(%cast_3) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
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

