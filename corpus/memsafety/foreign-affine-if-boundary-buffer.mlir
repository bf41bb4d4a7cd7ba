// expected: safe
// This is what fh makes of corpus/foreign/affine-if-boundary-buffer.mlir.
#set = affine_set<(d0) : (d0 - 1 >= 0, -d0 + 4 >= 0)>
module {
  func.func @rows(%arg0: memref<6x6xf32>) -> memref<6xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<6xf32>)
    %alloc_0 = memref.alloc() : memref<6xf32>
    affine.for %arg1 = 0 to 6 {
      %alloc_1 = memref.alloc() : memref<6xf32>
      affine.for %arg2 = 0 to 6 {
        %2 = affine.load %arg0[%arg1, %arg2] : memref<6x6xf32>
        affine.store %2, %alloc_1[%arg2] : memref<6xf32>
      }
      %0 = affine.if #set(%arg1) -> memref<6xf32> {
        affine.yield %alloc_1 : memref<6xf32>
      } else {
        affine.yield %alloc : memref<6xf32>
      }
      %1 = affine.for %arg2 = 0 to 6 iter_args(%arg3 = %cst) -> (f32) {
        %2 = affine.load %0[%arg2] : memref<6xf32>
        %3 = arith.addf %arg3, %2 : f32
        affine.yield %3 : f32
      }
      affine.store %1, %alloc_0[%arg1] : memref<6xf32>
      memref.dealloc %alloc_1 : memref<6xf32>
    }
    memref.dealloc %alloc : memref<6xf32>
    return %alloc_0 : memref<6xf32>
  }
}

