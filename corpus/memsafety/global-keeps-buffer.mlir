// expected: safe
memref.global @box : memref<memref<4xf32>>
func.func @f(%c: i1) {
  %b = memref.get_global @box : memref<memref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %b[] : memref<memref<4xf32>>
  return
}
