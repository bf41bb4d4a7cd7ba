// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @rows(%arg0: memref<?x4xi32>) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x4xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    %0 = async.create_group %dim : !async.group
    scf.for %arg1 = %c0 to %dim step %c1 {
      %token = async.execute {
        %2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
          %3 = memref.load %arg0[%arg1, %arg2] : memref<?x4xi32>
          %4 = arith.addi %arg3, %3 : i32
          scf.yield %4 : i32
        }
        memref.store %2, %alloc[%arg1] : memref<?xi32>
        async.yield
      }
      %1 = async.add_to_group %token, %0 : !async.token
    }
    async.await_all %0
    memref.dealloc %alloc : memref<?xi32>
    return %alloc : memref<?xi32>
  }
}

