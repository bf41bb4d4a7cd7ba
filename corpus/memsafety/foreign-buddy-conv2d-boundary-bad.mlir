// expected: use-after-free
// This is what fh makes of corpus/foreign/buddy-conv2d-boundary.mlir, with a mistake: the padded image is freed when it has been filled, before it is convolved.
module {
  func.func @corr_2d(%arg0: memref<?x?xf32>, %arg1: memref<3x3xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.addi %dim, %c2 : index
    %1 = arith.addi %dim_0, %c2 : index
    %2 = arith.subi %dim, %c1 : index
    %3 = arith.subi %dim_0, %c1 : index
    %4 = arith.muli %dim, %dim_0 : index
    %5 = arith.cmpi ugt, %4, %c0 : index
    %alloc = memref.alloc(%0, %1) : memref<?x?xf32>
    scf.if %5 {
      scf.for %arg2 = %c0 to %0 step %c1 {
        scf.for %arg3 = %c0 to %1 step %c1 {
          %6 = arith.subi %arg2, %c1 : index
          %7 = arith.subi %arg3, %c1 : index
          %8 = arith.maxsi %6, %c0 : index
          %9 = arith.maxsi %7, %c0 : index
          %10 = arith.minsi %8, %2 : index
          %11 = arith.minsi %9, %3 : index
          %12 = memref.load %arg0[%10, %11] : memref<?x?xf32>
          memref.store %12, %alloc[%arg2, %arg3] : memref<?x?xf32>
        }
      }
    memref.dealloc %alloc : memref<?x?xf32>
    }
    %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<?x?xf32>)
    linalg.conv_2d ins(%alloc, %arg1 : memref<?x?xf32>, memref<3x3xf32>) outs(%alloc_1 : memref<?x?xf32>)
    return %alloc_1 : memref<?x?xf32>
  }
}
