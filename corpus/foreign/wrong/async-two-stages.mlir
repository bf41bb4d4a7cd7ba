// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func @stages(%arg0: memref<4xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    %token = async.execute {
      scf.for %arg1 = %c0 to %c4 step %c1 {
        %1 = memref.load %arg0[%arg1] : memref<4xf32>
        %2 = arith.mulf %1, %cst : f32
        memref.store %2, %alloc[%arg1] : memref<4xf32>
      }
      async.yield
    }
    %token_0, %bodyResults = async.execute [%token] -> !async.value<f32> {
      %1 = memref.load %alloc[%c0] : memref<4xf32>
      %2 = memref.load %alloc[%c1] : memref<4xf32>
      %3 = arith.addf %1, %2 : f32
      async.yield %3 : f32
    }
    %0 = async.await %bodyResults : !async.value<f32>
    return %0 : f32
  }
}

