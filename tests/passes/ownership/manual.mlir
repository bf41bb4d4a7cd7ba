// bufferization.manual_deallocation.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry by_hand --target %S/Inputs/manual-freed-again.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// DOUBLE-FREE: defect: double-free

// A29 (different form): the allocation is nobody's, and its free stays; no root can be what it frees, so
// there is nothing to assert. Other buffers are managed.
// CHECK-LABEL: @by_hand
// CHECK: %[[A:.*]] = memref.alloc() {bufferization.manual_deallocation}
// CHECK: %[[B:.*]] = memref.alloc() : memref<2xi32>
// CHECK-NOT: cf.assert
// CHECK: memref.dealloc %[[A]] {bufferization.manual_deallocation}
// CHECK: memref.load %[[B]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @by_hand(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  %w = memref.load %b[%c0] : memref<2xi32>
  return %w : i32
}

// A29: what is freed by hand came through an if that may also yield a managed buffer: asserted not to be
// owned.
// CHECK-LABEL: @perhaps_managed
// CHECK: %[[R:.*]]:2 = scf.if
// CHECK: cf.assert
// CHECK: memref.dealloc %[[R]]#0 {bufferization.manual_deallocation}
func.func @perhaps_managed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %never = arith.cmpi ne, %x, %x : i32
  %r = scf.if %never -> (memref<2xi32>) {
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %b[%c0] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  } else {
    scf.yield %a : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}

// A29: managed and by-hand buffers join; only the managed one is freed for the program.
//
//        bb0 (a by hand)
//    bb1(b)  |
//        bb2(p)
// CHECK-LABEL: @joined
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}}, %false :
// CHECK: ^bb2(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: memref.dealloc %{{.*}} {bufferization.manual_deallocation}
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
func.func @joined(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<2xi32>)
^bb1:
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  cf.br ^bb2(%b : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}
