// expected: safe
// This is what fh makes of corpus/foreign/async-pipeline-stages.mlir.
module {
  func.func @pipeline(%arg0: memref<8xf32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 2.000000e+00 : f32
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %token = async.execute {
      linalg.map ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
        (%in: f32, %init: f32) {
          %0 = arith.mulf %in, %cst : f32
          linalg.yield %0 : f32
        }
      async.yield
    }
    %token_1 = async.execute [%token] {
      linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
      async.yield
    }
    async.await %token_1 : !async.token
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
}

