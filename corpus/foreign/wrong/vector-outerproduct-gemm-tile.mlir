// mistake: the buffer is freed before it is returned
// expected: abi
#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @tile(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: index) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %alloc = memref.alloc(%arg3, %arg2) : memref<?x?xf32>
    scf.for %arg5 = %c0 to %arg2 step %c4 {
      scf.for %arg6 = %c0 to %arg3 step %c4 {
        %0 = scf.for %arg7 = %c0 to %arg4 step %c1 iter_args(%arg8 = %cst_0) -> (vector<4x4xf32>) {
          %2 = vector.transfer_read %arg0[%arg5, %arg7], %cst {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
          %3 = vector.transfer_read %arg1[%arg7, %arg6], %cst : memref<?x?xf32>, vector<4xf32>
          %4 = vector.outerproduct %2, %3, %arg8 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
          scf.yield %4 : vector<4x4xf32>
        }
        %1 = vector.transpose %0, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
        vector.transfer_write %1, %alloc[%arg6, %arg5] : vector<4x4xf32>, memref<?x?xf32>
      }
    }
  memref.dealloc %alloc : memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
}

