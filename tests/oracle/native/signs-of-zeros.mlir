// RUN: freehold-check %s --subject fh --oracle interp,native --args '0x0, 0x80000000' | FileCheck %s
// RUN: freehold-check %s --subject fh --oracle interp,native --args '0x80000000, 0x0' | FileCheck %s
// Of two zeros arith.maximumf gives the positive one, arith.minimumf the negative one, in either operand order.
// CHECK: 6 judged = 6 agree + 0 defect + 0 inconclusive
func.func @maximum(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}
func.func @minimum(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @in_region(%a: f32, %b: f32) -> f32 {
  %in = memref.alloc() : memref<1xf32>
  %out = memref.alloc() : memref<f32>
  linalg.fill ins(%a : f32) outs(%in : memref<1xf32>)
  linalg.fill ins(%b : f32) outs(%out : memref<f32>)
  linalg.reduce {arith.maximumf} ins(%in : memref<1xf32>) outs(%out : memref<f32>) dimensions = [0]
  %r = memref.load %out[] : memref<f32>
  return %r : f32
}
