// expected: safe
func.func @f(%c: i1, %d: i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %m = arith.select %c, %a, %b : memref<4xf32>
  %o = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%true, %true) retain (%m : memref<4xf32>)
  bufferization.dealloc (%m : memref<4xf32>) if (%o)
  return
}
