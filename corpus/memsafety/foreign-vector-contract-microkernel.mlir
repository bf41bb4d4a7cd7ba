// expected: safe
// This is what fh makes of corpus/foreign/vector-contract-microkernel.mlir.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @gemm_panels(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?x4xf32>
    %0 = arith.minui %dim, %dim_1 : index
    %1 = arith.ceildivui %0, %c4 : index
    %2 = scf.for %arg2 = %c0 to %1 step %c1 iter_args(%arg3 = %cst_0) -> (vector<4x4xf32>) {
      %3 = arith.muli %arg2, %c4 : index
      %4 = arith.subi %0, %3 : index
      %5 = arith.minui %4, %c4 : index
      %alloc_2 = memref.alloc() : memref<4x4xf32>
      linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<4x4xf32>)
      %subview = memref.subview %arg0[0, %3] [4, %5] [1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
      %subview_3 = memref.subview %alloc_2[0, 0] [4, %5] [1, 1] : memref<4x4xf32> to memref<4x?xf32, strided<[4, 1]>>
      memref.copy %subview, %subview_3 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[4, 1]>>
      %6 = vector.transfer_read %alloc_2[%c0, %c0], %cst {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
      %7 = vector.transfer_read %arg1[%3, %c0], %cst {in_bounds = [false, true]} : memref<?x4xf32>, vector<4x4xf32>
      %8 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %6, %7, %arg3 : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
      memref.dealloc %alloc_2 : memref<4x4xf32>
      scf.yield %8 : vector<4x4xf32>
    }
    %alloc = memref.alloc() : memref<4x4xf32>
    vector.transfer_write %2, %alloc[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    return %alloc : memref<4x4xf32>
  }
}

