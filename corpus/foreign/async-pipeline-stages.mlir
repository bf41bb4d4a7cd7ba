// Style: async dialect user, two stages run as async.execute on buffers that the host owns, joined by awaits.
func.func @pipeline(%x: memref<8xf32>) -> memref<8xf32> {
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %t0 = async.execute {
    linalg.map ins(%x : memref<8xf32>) outs(%a : memref<8xf32>) (%v: f32, %o: f32) {
      %m = arith.mulf %v, %two : f32
      linalg.yield %m : f32
    }
    async.yield
  }
  %t1 = async.execute [%t0] {
    linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
    async.yield
  }
  async.await %t1 : !async.token
  return %b : memref<8xf32>
}
