func.func private @use(memref<2xf32>)
func.func private @use_any(memref<?xf32>)
func.func @critical_edge(%c: i1, %arg: memref<2xf32>) {
  %d = bufferization.clone %arg : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2(%d : memref<2xf32>)
^bb1:
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  memref.dealloc %p : memref<2xf32>
  return
}
