// expected: double-free
// This is what fh makes of corpus/foreign/unguarded-flatten-static-cast.mlir, with a mistake: the product is freed before and after the result was cast.
module {
  func.func @specialised(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
    linalg.matvec ins(%arg0, %arg1 : memref<?x?xf32>, memref<?xf32>) outs(%alloc : memref<4xf32>)
    %alloc_0 = memref.alloc() : memref<4xf32>
    linalg.tanh ins(%alloc : memref<4xf32>) outs(%alloc_0 : memref<4xf32>)
    %cast = memref.cast %alloc_0 : memref<4xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %cast : memref<?xf32>
  }
}
