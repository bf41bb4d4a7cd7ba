// expected: safe
#s = affine_set<(d0) : (d0 - 3 >= 0)>
#t = affine_set<(d0) : (-d0 + 2 >= 0)>
func.func @f(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  affine.if #s(%n) {
    memref.dealloc %a : memref<4xf32>
  }
  affine.if #t(%n) {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
