// expected: double-free
func.func @f(%c: i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  %m = arith.select %c, %a, %b : memref<4xf32>
  %o = bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%true, %true) retain (%m : memref<4xf32>)
  bufferization.dealloc (%m : memref<4xf32>) if (%o)
  scf.if %o {
    memref.dealloc %t : memref<4xf32>
  }
  memref.dealloc %t : memref<4xf32>
  return
}
