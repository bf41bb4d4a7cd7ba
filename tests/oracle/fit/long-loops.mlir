// Programs of which no input fits within the usual number of steps get more, for as many inputs as an agreement needs.
// RUN: freehold-check %s --subject fh | FileCheck %s
// CHECK: fh 1 1 0 0
// Bad twins: a buffer that the target frees too early, and no more steps than are asked for.
// RUN: sed '/^func/,$s/affine.for %%i = /memref.dealloc %%t : memref<f32>\n  &/' %s > %t.mlir
// RUN: not freehold-check %s --target %t.mlir | FileCheck %s --check-prefix=FREED
// FREED: defect: use-after-free 1
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh --steps 10000000 | FileCheck %s --check-prefix=FEW
// FEW: inconclusive: budget 1
func.func @dot(%a: memref<256x256xf32>, %b: memref<256x256xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<f32>
  memref.store %zero, %t[] : memref<f32>
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 256 {
      affine.for %k = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<256x256xf32>
        %y = affine.load %b[%k, %j] : memref<256x256xf32>
        %p = arith.mulf %x, %y : f32
        %s = affine.load %t[] : memref<f32>
        %q = arith.addf %s, %p : f32
        affine.store %q, %t[] : memref<f32>
      }
    }
  }
  %r = memref.load %t[] : memref<f32>
  return %r : f32
}
