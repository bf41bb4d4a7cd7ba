// bufferization.manual_deallocation.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry by_hand --target %S/Inputs/manual-freed-again.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// DOUBLE-FREE: defect: double-free

// A29 (different form): the allocation is unmanaged, and its free stays; no root can be what it frees, so
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

// A29 (different form): a free managed by hand may free a managed buffer, which gives up ownership there, as with
// any other free; upstream asserts at run time that it is not managed.
// CHECK-LABEL: @perhaps_managed
// CHECK: %[[R:.*]]:2 = scf.if
// CHECK: memref.dealloc %[[R]]#0 {bufferization.manual_deallocation}
// CHECK-NOT: bufferization.dealloc
// CHECK: return
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

// A29: handed to a callee and back: what comes back is a copy, and the one by hand stays apart.
// CHECK-LABEL: @manual_call
// CHECK-NOT: cf.assert
// CHECK: memref.dealloc %{{.*}} {bufferization.manual_deallocation}
// CHECK-NEXT: {{.*}} = memref.extract_strided_metadata
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: return
func.func @manual_call(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = func.call @id(%a) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}
func.func private @id(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}

// A29: replaced by hand on each iteration; nothing is managed, so nothing is added.
// CHECK-LABEL: @manual_loop
// CHECK-NOT: i1
// CHECK-NOT: cf.assert
// CHECK: return
func.func @manual_loop(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<2xi32> {
    %v = memref.load %p[%c0] : memref<2xi32>
    memref.dealloc %p {bufferization.manual_deallocation} : memref<2xi32>
    %n = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %n[%c0] : memref<2xi32>
    scf.yield %n : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}

// A29: a realloc is by hand as well. (Upstream's assertion fails here.)
// CHECK-LABEL: @manual_realloc
// CHECK-NOT: cf.assert
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @manual_realloc(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %low = arith.minui %n, %c4 : index
  %size = arith.maxui %low, %c2 : index
  %more = arith.addi %size, %low : index
  %a = memref.alloc(%size) {bufferization.manual_deallocation} : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%more) {bufferization.manual_deallocation} : memref<?xi32> to memref<?xi32>
  %v = memref.load %b[%c0] : memref<?xi32>
  memref.dealloc %b {bufferization.manual_deallocation} : memref<?xi32>
  return %v : i32
}
