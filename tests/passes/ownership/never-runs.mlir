// A region that never runs forwards a buffer, which no value receives and nothing could free: refused.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation --verify-diagnostics
// RUN: freehold-opt %s --fh-buffer-deallocation --verify-diagnostics
// Good twin: the region is removed first.
// RUN: freehold-opt %s --fh-canonicalize --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh
// CHECK-NOT: affine.for
func.func @f(%n: i32) -> memref<4xi32> {
  %c = memref.alloc() : memref<4xi32>
  affine.store %n, %c[0] : memref<4xi32>
  %r = affine.for %i = 0 to 0 iter_args(%a = %c) -> memref<4xi32> {
    %b = memref.alloc() : memref<4xi32>
    affine.store %n, %b[0] : memref<4xi32>
    // expected-error @below {{forwards a memref in a region that never runs}}
    affine.yield %b : memref<4xi32>
  }
  return %r : memref<4xi32>
}
