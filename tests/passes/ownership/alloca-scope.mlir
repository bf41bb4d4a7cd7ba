// memref.alloca_scope with a memref result: MLIR's lowering leaves a cast behind, so that the interpreter is
// the only judge.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation

// A48: out of an allocation scope.
// CHECK-LABEL: @alloca_scope
// CHECK: %[[R:.*]] = memref.alloca_scope -> (memref<2xi32>) {
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NEXT: return
func.func @alloca_scope(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> memref<2xi32> {
    %t = memref.alloca() : memref<2xi32>
    memref.store %x, %t[%c0] : memref<2xi32>
    %a = memref.alloc() : memref<2xi32>
    %v = memref.load %t[%c0] : memref<2xi32>
    memref.store %v, %a[%c0] : memref<2xi32>
    memref.alloca_scope.return %a : memref<2xi32>
  }
  %w = memref.load %r[%c0] : memref<2xi32>
  return %w : i32
}
