// mistake: the buffer of the future is freed before it is read
// expected: use-after-free
module {
  func.func @future(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = arith.minui %arg0, %c8 : index
    %1 = arith.maxui %0, %c1 : index
    %token, %bodyResults = async.execute -> !async.value<memref<?xi32>> {
      %alloc = memref.alloc(%1) : memref<?xi32>
      linalg.fill ins(%arg1 : i32) outs(%alloc : memref<?xi32>)
      async.yield %alloc : memref<?xi32>
    }
    %2 = async.await %bodyResults : !async.value<memref<?xi32>>
    memref.dealloc %2 : memref<?xi32>
    %3 = memref.load %2[%c0] : memref<?xi32>
    return %3 : i32
  }
}
