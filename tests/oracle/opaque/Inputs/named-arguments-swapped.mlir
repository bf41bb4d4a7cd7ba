// What named-arguments.mlir becomes, with the other context.
func.func private @ctx_log(!rt.ctx, memref<?xf32>)
func.func private @ctx_child(!rt.ctx) -> !rt.ctx
func.func @by_function(%first: !rt.ctx, %second: !rt.ctx, %n: index, %x: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
  %child = call @ctx_child(%second) : (!rt.ctx) -> !rt.ctx
  call @ctx_log(%child, %a) : (!rt.ctx, memref<?xf32>) -> ()
  memref.dealloc %a : memref<?xf32>
  return
}
func.func @by_op(%first: !rt.ctx, %second: !rt.ctx, %n: index, %x: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  %y = "rt.scale"(%second, %x) : (!rt.ctx, f32) -> f32
  linalg.fill ins(%y : f32) outs(%a : memref<?xf32>)
  call @ctx_log(%first, %a) : (!rt.ctx, memref<?xf32>) -> ()
  memref.dealloc %a : memref<?xf32>
  return
}
