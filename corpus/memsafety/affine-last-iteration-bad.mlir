// expected: double-free
func.func @f(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0)[s0] : (d0 - s0 + 1 == 0)>(%i)[%n] {
      memref.dealloc %a : memref<4xf32>
    }
    affine.if affine_set<(d0)[s0] : (d0 - s0 + 2 >= 0)>(%i)[%n] {
      memref.dealloc %a : memref<4xf32>
    }
  }
  affine.if affine_set<()[s0] : (-s0 >= 0)>()[%n] {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
