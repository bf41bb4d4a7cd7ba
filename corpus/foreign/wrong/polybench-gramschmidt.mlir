// mistake: the column of the outer loop is freed only by the inner loop's free; the outer one is dropped
// expected: leak
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func private @column(%arg0: memref<6x4xf64>, %arg1: index) -> memref<6xf64> attributes {freehold.deallocated = ["memref"]} {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<6xf64>
    affine.for %arg2 = 0 to 6 {
      %0 = memref.load %arg0[%arg2, %arg1] : memref<6x4xf64>
      affine.store %0, %alloc[%arg2] : memref<6xf64>
    }
    return %alloc : memref<6xf64>
  }
  func.func @gramschmidt(%arg0: memref<6x4xf64>, %arg1: memref<4x4xf64>, %arg2: memref<6x4xf64>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f64
    affine.for %arg3 = 0 to 4 {
      %0 = func.call @column(%arg0, %arg3) : (memref<6x4xf64>, index) -> memref<6xf64>
      %1 = affine.for %arg4 = 0 to 6 iter_args(%arg5 = %cst) -> (f64) {
        %3 = affine.load %0[%arg4] : memref<6xf64>
        %4 = arith.mulf %3, %3 : f64
        %5 = arith.addf %arg5, %4 : f64
        affine.yield %5 : f64
      }
      %2 = math.sqrt %1 : f64
      affine.store %2, %arg1[%arg3, %arg3] : memref<4x4xf64>
      affine.for %arg4 = 0 to 6 {
        %3 = affine.load %0[%arg4] : memref<6xf64>
        %4 = arith.divf %3, %2 : f64
        affine.store %4, %arg2[%arg4, %arg3] : memref<6x4xf64>
      }
      affine.for %arg4 = #map(%arg3) to 4 {
        %3 = func.call @column(%arg0, %arg4) : (memref<6x4xf64>, index) -> memref<6xf64>
        %4 = affine.for %arg5 = 0 to 6 iter_args(%arg6 = %cst) -> (f64) {
          %5 = affine.load %arg2[%arg5, %arg3] : memref<6x4xf64>
          %6 = affine.load %3[%arg5] : memref<6xf64>
          %7 = arith.mulf %5, %6 : f64
          %8 = arith.addf %arg6, %7 : f64
          affine.yield %8 : f64
        }
        affine.store %4, %arg1[%arg3, %arg4] : memref<4x4xf64>
        affine.for %arg5 = 0 to 6 {
          %5 = affine.load %arg2[%arg5, %arg3] : memref<6x4xf64>
          %6 = affine.load %3[%arg5] : memref<6xf64>
          %7 = arith.mulf %5, %4 : f64
          %8 = arith.subf %6, %7 : f64
          affine.store %8, %arg0[%arg5, %arg4] : memref<6x4xf64>
        }
        %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %3 : memref<6xf64> -> memref<f64>, index, index, index
        memref.dealloc %base_buffer_0 : memref<f64>
      }
    }
    return
  }
}
