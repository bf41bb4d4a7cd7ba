// expected: safe
func.func @f(%n: index) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%c4) : memref<?xf32>
  %q = memref.realloc %a(%c4) : memref<?xf32> to memref<?xf32>
  memref.dealloc %q : memref<?xf32>
  return
}
