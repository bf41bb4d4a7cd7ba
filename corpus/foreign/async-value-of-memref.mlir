// Style: async runtime user, a future delivers a buffer that was allocated inside of the asynchronous region.
func.func @future(%n: index, %fill: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m0 = arith.minui %n, %c8 : index
  %m = arith.maxui %m0, %c1 : index
  %tok, %val = async.execute -> !async.value<memref<?xi32>> {
    %b = memref.alloc(%m) : memref<?xi32>
    linalg.fill ins(%fill : i32) outs(%b : memref<?xi32>)
    async.yield %b : memref<?xi32>
  }
  %buf = async.await %val : !async.value<memref<?xi32>>
  %v = memref.load %buf[%c0] : memref<?xi32>
  return %v : i32
}
