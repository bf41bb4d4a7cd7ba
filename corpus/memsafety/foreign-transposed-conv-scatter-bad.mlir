// expected: use-after-free
// This is what fh makes of corpus/foreign/transposed-conv-scatter.mlir, with a mistake: the reversed filter is freed in the loop that applies it.
module {
  func.func @deconv(%arg0: memref<?xf32>, %arg1: memref<3xf32>, %arg2: index) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.remui %arg2, %c3 : index
    %1 = arith.addi %0, %c1 : index
    %2 = arith.muli %dim, %1 : index
    %3 = arith.addi %2, %c2 : index
    %alloc = memref.alloc(%3) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    %alloc_0 = memref.alloc() : memref<3xf32>
    scf.for %arg3 = %c0 to %c3 step %c1 {
      %4 = arith.subi %c2, %arg3 : index
      %5 = memref.load %arg1[%4] : memref<3xf32>
      memref.store %5, %alloc_0[%arg3] : memref<3xf32>
    }
    scf.for %arg3 = %c0 to %dim step %c1 {
      %4 = memref.load %arg0[%arg3] : memref<?xf32>
      %5 = arith.muli %arg3, %1 : index
      %subview = memref.subview %alloc[%5] [3] [1] : memref<?xf32> to memref<3xf32, strided<[1], offset: ?>>
      linalg.map ins(%alloc_0, %subview : memref<3xf32>, memref<3xf32, strided<[1], offset: ?>>) outs(%subview : memref<3xf32, strided<[1], offset: ?>>)
        (%in: f32, %in_1: f32, %init: f32) {
          %6 = arith.mulf %in, %4 : f32
          %7 = arith.addf %6, %in_1 : f32
          linalg.yield %7 : f32
        }
    memref.dealloc %alloc_0 : memref<3xf32>
    }
    return %alloc : memref<?xf32>
  }
}
