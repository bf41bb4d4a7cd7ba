// An op that enters one of two regions, each with a buffer of its own.
func.func @either_region(%c: i1, %n: memref<4xf32>, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %n, %a : memref<4xf32> to memref<4xf32>
  "downstream.either"(%c, %a, %n) ({
  ^bb0(%p: memref<4xf32>):
    %v = memref.load %p[%i] : memref<4xf32>
    vector.print %v : f32
    "downstream.yield"() : () -> ()
  }, {
  ^bb0(%q: memref<4xf32>):
    %v = memref.load %q[%i] : memref<4xf32>
    vector.print %v : f32
    "downstream.yield"() : () -> ()
  }) : (i1, memref<4xf32>, memref<4xf32>) -> ()
  return
}
