// mistake: the buffer that the regions share is freed before the number is awaited
// expected: use-after-free
module {
  func.func @pipeline(%arg0: memref<?xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %token = async.execute {
      scf.for %arg1 = %c0 to %dim step %c1 {
        %1 = memref.load %arg0[%arg1] : memref<?xf32>
        %2 = arith.mulf %1, %cst : f32
        memref.store %2, %alloc[%arg1] : memref<?xf32>
      }
      async.yield
    }
    %token_0, %bodyResults = async.execute [%token] -> !async.value<f32> {
      %cst_1 = arith.constant 0.000000e+00 : f32
      %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst_1) -> (f32) {
        %2 = memref.load %alloc[%arg1] : memref<?xf32>
        %3 = arith.addf %arg2, %2 : f32
        scf.yield %3 : f32
      }
      async.yield %1 : f32
    }
    memref.dealloc %alloc : memref<?xf32>
    async.await %token_0 : !async.token
    %0 = async.await %bodyResults : !async.value<f32>
    return %0 : f32
  }
  func.func @group(%arg0: memref<4xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = async.create_group %c4 : !async.group
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %token = async.execute {
        %alloc = memref.alloc() : memref<1xi32>
        %2 = arith.index_cast %arg1 : index to i32
        memref.store %2, %alloc[%c0] : memref<1xi32>
        %3 = memref.load %alloc[%c0] : memref<1xi32>
        memref.store %3, %arg0[%arg1] : memref<4xi32>
        memref.dealloc %alloc : memref<1xi32>
        async.yield
      }
      %1 = async.add_to_group %token, %0 : !async.token
    }
    async.await_all %0
    return
  }
}
