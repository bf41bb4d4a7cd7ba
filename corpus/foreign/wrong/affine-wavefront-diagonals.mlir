// mistake: the buffer is freed before it is returned
// expected: abi
#map = affine_map<()[s0, s1] -> (s0 + s1 - 1)>
#map1 = affine_map<(d0)[s0] -> (1, d0 - s0 + 1)>
#map2 = affine_map<(d0)[s0] -> (d0, s0)>
#set = affine_set<(d0, d1) : (d1 - d0 * 2 == 0)>
module {
  func.func @wave(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 5.000000e-01 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    memref.copy %arg0, %alloc : memref<?x?xf32> to memref<?x?xf32>
    affine.for %arg2 = 0 to %arg1 {
      affine.for %arg3 = 2 to #map()[%dim, %dim_0] {
        affine.for %arg4 = max #map1(%arg3)[%dim_0] to min #map2(%arg3)[%dim] {
          %0 = affine.load %alloc[%arg4 - 1, -%arg4 + %arg3] : memref<?x?xf32>
          %1 = affine.load %alloc[%arg4, -%arg4 + %arg3 - 1] : memref<?x?xf32>
          %2 = arith.addf %0, %1 : f32
          %3 = arith.mulf %2, %cst : f32
          affine.store %3, %alloc[%arg4, -%arg4 + %arg3] : memref<?x?xf32>
          affine.if #set(%arg4, %arg3) {
            %4 = arith.negf %3 : f32
            affine.store %4, %alloc[%arg4, -%arg4 + %arg3] : memref<?x?xf32>
          }
        }
      }
    }
  memref.dealloc %alloc : memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
}

