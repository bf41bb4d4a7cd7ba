// The good twins: buffers that get around, but not out.
// RUN: freehold-opt %s --fh-promote-buffers-to-stack | FileCheck %s
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-promote-buffers-to-stack{outside-loops-only=true})' | FileCheck %s --check-prefix=OUTSIDE
// RUN: freehold-check %s --pipeline 'fh-promote-buffers-to-stack,fh-buffer-deallocation-pipeline'

// CHECK-LABEL: @join
// CHECK:         memref.alloca
// CHECK-NOT:     memref.alloc(
// CHECK:         return
func.func @join(%c: i1, %m: memref<2xf32>, %x: f32) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<2xf32>)
^bb1:
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  memref.copy %p, %m : memref<2xf32> to memref<2xf32>
  return
}

// CHECK-LABEL: @region
// CHECK:         memref.alloca
// CHECK-NOT:     memref.alloc(
// CHECK:         return
func.func @region(%c: i1, %m: memref<2xf32>, %x: f32) {
  %0 = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  return
}

// A scope of its own in each iteration.
// CHECK-LABEL: @iteration
// CHECK:         scf.for
// CHECK-NEXT:      memref.alloca
// OUTSIDE-LABEL: @iteration
// OUTSIDE:         scf.for
// OUTSIDE-NEXT:      memref.alloc(
func.func @iteration(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %m, %a : memref<2xf32> to memref<2xf32>
    memref.copy %a, %m : memref<2xf32> to memref<2xf32>
  }
  return
}

// Carried through a loop, allocated outside of it.
// CHECK-LABEL: @carried
// CHECK:         memref.alloca
// CHECK-NEXT:    linalg.fill
// OUTSIDE-LABEL: @carried
// OUTSIDE:         memref.alloca
func.func @carried(%m: memref<2xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<2xf32> {
    scf.yield %m : memref<2xf32>
  }
  memref.copy %r, %m : memref<2xf32> to memref<2xf32>
  return
}

// Only the source is promoted; the clone stays.
// CHECK-LABEL: @cloned
// CHECK:         memref.alloca
// CHECK:         bufferization.clone
func.func @cloned(%x: f32) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  return %b : memref<2xf32>
}

// CHECK-LABEL: @parallel
// CHECK:         scf.parallel
// CHECK-NEXT:      memref.alloca
func.func @parallel(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  return
}

// An atomic update with a region does not keep a reference to the buffer.
// CHECK-LABEL: @atomic_update
// CHECK:         memref.alloca
// CHECK:         memref.generic_atomic_rmw
// OUTSIDE-LABEL: @atomic_update
func.func @atomic_update(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %0 = memref.generic_atomic_rmw %a[%c0] : memref<2xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return %0 : i32
}
