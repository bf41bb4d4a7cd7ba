// Style: async: two stages as tasks; the second depends on the first through a token.
func.func @stages(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %two = arith.constant 2.0 : f32
  %buf = memref.alloc() : memref<4xf32>
  %t0 = async.execute {
    scf.for %i = %c0 to %c4 step %c1 {
      %v = memref.load %x[%i] : memref<4xf32>
      %w = arith.mulf %v, %two : f32
      memref.store %w, %buf[%i] : memref<4xf32>
    }
    async.yield
  }
  %t1, %val = async.execute [%t0] -> !async.value<f32> {
    %a = memref.load %buf[%c0] : memref<4xf32>
    %b = memref.load %buf[%c1] : memref<4xf32>
    %s = arith.addf %a, %b : f32
    async.yield %s : f32
  }
  %r = async.await %val : !async.value<f32>
  return %r : f32
}
