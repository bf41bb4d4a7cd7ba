// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func @topk(%arg0: memref<?x?xf32>, %arg1: memref<1xi64>) -> (memref<?x?xf32>, memref<?x?xi64>) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c0] : memref<1xi64>
    %1 = arith.index_cast %0 : i64 to index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) {alignment = 16 : i64} : memref<?x?xindex>
    affine.for %arg2 = 0 to %dim {
      affine.for %arg3 = 0 to %dim_0 {
        affine.store %arg3, %alloc[%arg2, %arg3] : memref<?x?xindex>
      }
    }
    scf.for %arg2 = %c0 to %dim step %c1 {
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        %2 = arith.addi %arg3, %c1 : index
        scf.for %arg4 = %2 to %dim_0 step %c1 {
          %3 = memref.load %alloc[%arg2, %arg3] : memref<?x?xindex>
          %4 = memref.load %alloc[%arg2, %arg4] : memref<?x?xindex>
          %5 = memref.load %arg0[%arg2, %3] : memref<?x?xf32>
          %6 = memref.load %arg0[%arg2, %4] : memref<?x?xf32>
          %7 = arith.cmpf olt, %5, %6 : f32
          scf.if %7 {
            memref.store %4, %alloc[%arg2, %arg3] : memref<?x?xindex>
            memref.store %3, %alloc[%arg2, %arg4] : memref<?x?xindex>
          }
        }
      }
    }
    %alloc_1 = memref.alloc(%dim, %1) {alignment = 16 : i64} : memref<?x?xf32>
    %alloc_2 = memref.alloc(%dim, %1) {alignment = 16 : i64} : memref<?x?xi64>
    affine.for %arg2 = 0 to %dim {
      affine.for %arg3 = 0 to %1 {
        %2 = affine.load %alloc[%arg2, %arg3] : memref<?x?xindex>
        %3 = memref.load %arg0[%arg2, %2] : memref<?x?xf32>
        %4 = arith.index_cast %2 : index to i64
        affine.store %3, %alloc_1[%arg2, %arg3] : memref<?x?xf32>
        affine.store %4, %alloc_2[%arg2, %arg3] : memref<?x?xi64>
      }
    }
    return %alloc_1, %alloc_2 : memref<?x?xf32>, memref<?x?xi64>
  }
}

