// Affine ops that branch between regions.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry if_result --target %S/Inputs/affine-result-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

// A55: no memref is carried: no i1, only a free after the loop.
// CHECK-LABEL: @nothing_carried
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %{{[a-z0-9]+}} = affine.for %{{.*}} iter_args(%{{[a-z0-9]+}} = %{{[a-z0-9_]+}}) -> (i32) {
// CHECK-NOT: bufferization.dealloc
// CHECK: affine.yield
// CHECK: bufferization.dealloc (%[[A]] : memref<4xi32>) if (%true)
// CHECK-NEXT: return
func.func @nothing_carried(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %x, %a[%i] : memref<4xi32>
  }
  %s = affine.for %i = 0 to 4 iter_args(%acc = %zero) -> (i32) {
    %v = affine.load %a[%i] : memref<4xi32>
    %t = arith.addi %acc, %v : i32
    affine.yield %t : i32
  }
  return %s : i32
}

// A55: carried all the same.
// CHECK-LABEL: @carried
// CHECK: affine.for %{{.*}} iter_args(%{{.*}} = %{{.*}}, %[[OWN:.*]] = %false) -> (memref<2xi32>, i1)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: affine.yield %{{.*}}, %true
func.func @carried(%arg: memref<2xi32>) -> i32 {
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to 3 iter_args(%p = %arg) -> (memref<2xi32>) {
    %v = affine.load %p[0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    %a = memref.alloc() : memref<2xi32>
    affine.store %w, %a[0] : memref<2xi32>
    affine.yield %a : memref<2xi32>
  }
  %v = affine.load %r[0] : memref<2xi32>
  return %v : i32
}

// A56: affine.if with results.
// CHECK-LABEL: @if_result
// CHECK: %[[R:.*]]:2 = affine.if {{.*}} -> (memref<2xi32>, i1) {
// CHECK: affine.yield %{{.*}}, %true
// CHECK: } else {
// CHECK: affine.yield %{{.*}}, %false
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
func.func @if_result(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %n = arith.index_castui %c : i1 to index
  %r = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%n) -> memref<2xi32> {
    %a = memref.alloc() : memref<2xi32>
    affine.store %x, %a[0] : memref<2xi32>
    affine.yield %a : memref<2xi32>
  } else {
    affine.yield %arg : memref<2xi32>
  }
  %v = affine.load %r[0] : memref<2xi32>
  return %v : i32
}

// A loop that runs once hands its operand to the region only, and what the region yields to the result only. The
// three still get their i1 together.
// CHECK-LABEL: @carried_once
// CHECK: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 1 iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %false) -> (memref<4xi32>, i1)
// CHECK: affine.yield %{{.*}}, %{{.*}} : memref<4xi32>, i1
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
func.func @carried_once(%c: i1, %x: i32, %arg: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %r = affine.for %i = 0 to 1 iter_args(%p = %arg) -> (memref<4xi32>) {
    %q = scf.if %c -> (memref<4xi32>) {
      %a = memref.alloc() : memref<4xi32>
      linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
      scf.yield %a : memref<4xi32>
    } else {
      scf.yield %p : memref<4xi32>
    }
    affine.yield %q : memref<4xi32>
  }
  %v = memref.load %r[%zero] : memref<4xi32>
  return %v : i32
}
