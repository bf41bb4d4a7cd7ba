// Arguments of types of which nothing is known are names of things outside, such as contexts of a runtime.
// RUN: freehold-check %s --subject fh | FileCheck %s
// RUN: not freehold-check %s --target %S/Inputs/named-arguments-swapped.mlir | FileCheck %s --check-prefix=SWAPPED
// CHECK: fh 2 2 0 0
// SWAPPED: 2 judged = 0 agree + 2 defect + 0 inconclusive
func.func private @ctx_log(!rt.ctx, memref<?xf32>)
func.func private @ctx_child(!rt.ctx) -> !rt.ctx
func.func @by_function(%first: !rt.ctx, %second: !rt.ctx, %n: index, %x: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
  %child = call @ctx_child(%first) : (!rt.ctx) -> !rt.ctx
  call @ctx_log(%child, %a) : (!rt.ctx, memref<?xf32>) -> ()
  return
}
func.func @by_op(%first: !rt.ctx, %second: !rt.ctx, %n: index, %x: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  %y = "rt.scale"(%first, %x) : (!rt.ctx, f32) -> f32
  linalg.fill ins(%y : f32) outs(%a : memref<?xf32>)
  call @ctx_log(%first, %a) : (!rt.ctx, memref<?xf32>) -> ()
  return
}
