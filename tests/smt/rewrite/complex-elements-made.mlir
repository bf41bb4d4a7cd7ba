// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// As complex-elements, of a buffer that the functions make.
// CHECK: memref.alloc{{.*}} the prover does not know what a buffer of such elements holds
func.func @src() {
  %m = memref.alloc() : memref<4xcomplex<f32>>
  memref.dealloc %m : memref<4xcomplex<f32>>
  return
}
func.func @tgt() {
  return
}
