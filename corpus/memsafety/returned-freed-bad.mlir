// expected: use-after-free
// args: false
func.func @f(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^one, ^two
^one:
  memref.dealloc %b : memref<4xf32>
  return %a : memref<4xf32>
^two:
  memref.dealloc %b : memref<4xf32>
  return %b : memref<4xf32>
}
