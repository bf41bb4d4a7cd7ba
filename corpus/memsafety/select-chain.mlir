// expected: safe
func.func @f(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %p = arith.select %c, %a, %b : memref<4xf32>
  %q = arith.select %c, %b, %a : memref<4xf32>
  %r = arith.select %d, %p, %e : memref<4xf32>
  %s = arith.select %d, %e, %p : memref<4xf32>
  memref.dealloc %q : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  memref.dealloc %s : memref<4xf32>
  return
}
