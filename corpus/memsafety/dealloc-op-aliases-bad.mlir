// expected: double-free
// args: true
func.func @f(%c: i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %m = arith.select %c, %a, %b : memref<4xf32>
  bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%true, %true)
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}
