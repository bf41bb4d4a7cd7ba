// memref.realloc, expanded without frees before the ownership pass sees it.
// RUN: freehold-opt %s --fh-expand-realloc=emit-deallocs=false --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-expand-realloc{emit-deallocs=false},fh-ownership-based-buffer-deallocation' --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry grown --target %S/Inputs/realloc-reused-owned.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// DOUBLE-FREE: defect: double-free

// A60 (different form): the reused buffer is the old root's; the result owns only what the grow branch made.
// Each is freed by an op of its own.
// CHECK-LABEL: @grown
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK: %[[R:.*]]:2 = scf.if %{{.*}} -> (memref<?xi32>, i1) {
// CHECK: memref.alloc(
// CHECK: scf.yield %{{.*}}, %true
// CHECK: } else {
// CHECK: memref.reinterpret_cast %[[A]]
// CHECK: scf.yield %{{.*}}, %false
// CHECK: bufferization.dealloc (%[[A]] : memref<?xi32>) if (%true)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @grown(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %s = arith.maxui %m, %c2 : index
  %a = memref.alloc(%c2) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %r = memref.realloc %a(%s) : memref<?xi32> to memref<?xi32>
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}

// A61: of an argument, in an if: only the result is freed, under its flag. What the argument had is the
// caller's.
// CHECK-LABEL: @of_argument
// CHECK: %[[R:.*]]:2 = scf.if %{{.*}} -> (memref<?xi32>, i1) {
// CHECK: %[[G:.*]]:2 = scf.if %{{.*}} -> (memref<?xi32>, i1) {
// CHECK: scf.yield %{{.*}}, %true
// CHECK: scf.yield %{{.*}}, %false
// CHECK: scf.yield %[[G]]#0, %[[G]]#1
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @main(%c: i1, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %s = arith.maxui %m, %c2 : index
  %a = memref.alloc(%c2) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %v = func.call @of_argument(%c, %a, %s) : (i1, memref<?xi32>, index) -> i32
  return %v : i32
}
func.func private @of_argument(%c: i1, %arg: memref<?xi32>, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<?xi32>) {
    %g = memref.realloc %arg(%s) : memref<?xi32> to memref<?xi32>
    scf.yield %g : memref<?xi32>
  } else {
    scf.yield %arg : memref<?xi32>
  }
  %v = memref.load %r[%c0] : memref<?xi32>
  return %v : i32
}

// A62: two in a loop.
// CHECK-LABEL: @two_in_loop
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK: %[[B:.*]] = memref.alloc(
// CHECK: %[[R:.*]]:4 = scf.for {{.*}} iter_args({{.*}}, %[[PO:.*]] = %false, %[[QO:.*]] = %false)
// CHECK: %[[S:.*]]:2 = scf.if
// CHECK: %[[T:.*]]:2 = scf.if
// CHECK: %[[SK:.*]] = bufferization.dealloc (%{{.*}}) if (%[[PO]]) retain (%[[S]]#0 : memref<?xi32>)
// CHECK-NEXT: %[[SO:.*]] = arith.ori %[[S]]#1, %[[SK]]
// CHECK: %[[TK:.*]] = bufferization.dealloc (%{{.*}}) if (%[[QO]]) retain (%[[T]]#0 : memref<?xi32>)
// CHECK-NEXT: %[[TO:.*]] = arith.ori %[[T]]#1, %[[TK]]
// CHECK-NEXT: scf.yield %[[S]]#0, %[[T]]#0, %[[SO]], %[[TO]]
// CHECK: bufferization.dealloc (%[[A]] : memref<?xi32>) if (%true)
// CHECK: bufferization.dealloc (%[[B]] : memref<?xi32>) if (%true)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#2)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#3)
// CHECK-NEXT: return
func.func @two_in_loop(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.alloc(%c1) : memref<?xi32>
  memref.store %y, %b[%c0] : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xi32>, memref<?xi32>) {
    %sz = arith.addi %i, %c1 : index
    %s = memref.realloc %p(%sz) : memref<?xi32> to memref<?xi32>
    %t = memref.realloc %q(%c2) : memref<?xi32> to memref<?xi32>
    scf.yield %s, %t : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %r#0[%c0] : memref<?xi32>
  %w = memref.load %r#1[%c0] : memref<?xi32>
  return %v, %w : i32, i32
}

// A63 (different form): with swapped yields still one op for each root, since each allocation has one owner.
// CHECK-LABEL: @two_swapped
// CHECK: %[[R:.*]]:4 = scf.for {{.*}} iter_args({{.*}}, %[[PO:.*]] = %false, %[[QO:.*]] = %false)
// CHECK: bufferization.dealloc (%{{.*}}) if (%[[PO]]) retain (%[[S:.*]] : memref<?xi32>)
// CHECK-NEXT: %[[SO:.*]] = arith.ori
// CHECK: bufferization.dealloc (%{{.*}}) if (%[[QO]]) retain (%[[T:.*]] : memref<?xi32>)
// CHECK-NEXT: %[[TO:.*]] = arith.ori
// CHECK-NEXT: scf.yield %[[T]], %[[S]], %[[TO]], %[[SO]]
// CHECK-COUNT-2: bufferization.dealloc (%{{.*}} : memref<?xi32>) if (%true)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#2)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#3)
// CHECK-NEXT: return
func.func @two_swapped(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.alloc(%c1) : memref<?xi32>
  memref.store %y, %b[%c0] : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xi32>, memref<?xi32>) {
    %sz = arith.addi %i, %c1 : index
    %s = memref.realloc %p(%sz) : memref<?xi32> to memref<?xi32>
    %t = memref.realloc %q(%c2) : memref<?xi32> to memref<?xi32>
    scf.yield %t, %s : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %r#0[%c0] : memref<?xi32>
  %w = memref.load %r#1[%c0] : memref<?xi32>
  return %v, %w : i32, i32
}
