func.func private @never() -> i1 {
  %false = arith.constant false
  return %false : i1
}
func.func @f(%a: memref<4xf32>) {
  %z = call @never() : () -> i1
  scf.if %z {
    %p = memref.alloc() : memref<8xf32>
    %q = memref.cast %p : memref<8xf32> to memref<?xf32>
    %r = memref.cast %a : memref<4xf32> to memref<?xf32>
    memref.copy %q, %r : memref<?xf32> to memref<?xf32>
    memref.dealloc %p : memref<8xf32>
  }
  return
}
