// The second of an op's regions has a loop of blocks, which clone-based deallocation refuses.
func.func @refused(%c: i1, %x: f32) {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  "downstream.either"(%c, %m, %m) ({
  ^bb0(%a: memref<f32>):
    "downstream.yield"() : () -> ()
  }, {
  ^bb0(%b: memref<f32>):
    cf.br ^loop
  ^loop:
    cf.cond_br %c, ^loop, ^end
  ^end:
    "downstream.yield"() : () -> ()
  }) : (i1, memref<f32>, memref<f32>) -> ()
  return
}
