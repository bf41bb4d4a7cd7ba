// RegionBranchOpInterface with two regions: scf.while.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry same_init --target %S/Inputs/scf-while-each-result-freed.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// DOUBLE-FREE: defect: double-free

// A53: the i1 goes through the before region, the condition, the after region and the results; an argument
// that is not handed on is freed.
// CHECK-LABEL: @replaced
// CHECK: %[[R:.*]]:2 = scf.while (%[[P:.*]] = %{{.*}}, %[[PO:.*]] = %false) : {{.*}} -> (memref<2xi32>, i1)
// CHECK: scf.condition(%{{.*}}) %[[P]], %[[PO]]
// CHECK: ^bb0(%[[Q:.*]]: memref<2xi32>, %[[QO:.*]]: i1):
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[QO]])
// CHECK-NEXT: scf.yield %[[A]], %true
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
// CHECK-NEXT: return
func.func @replaced(%x: i32, %buffer: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %mask = arith.constant 3 : i32
  %start = arith.andi %x, %mask : i32
  memref.store %start, %buffer[%c0] : memref<2xi32>
  %r = scf.while (%p = %buffer) : (memref<2xi32>) -> memref<2xi32> {
    %v = memref.load %p[%c0] : memref<2xi32>
    %more = arith.cmpi slt, %v, %mask : i32
    scf.condition(%more) %p : memref<2xi32>
  } do {
  ^bb0(%q: memref<2xi32>):
    %v = memref.load %q[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    %a = memref.alloc() : memref<2xi32>
    memref.store %w, %a[%c0] : memref<2xi32>
    scf.yield %a : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A53: two of three are handed on, in another order; the third is freed in the before region.
// CHECK-LABEL: @dropped_and_swapped
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: scf.while (%[[P:.*]] = %[[A]], %[[Q:.*]] = %[[B]], %{{.*}} = %{{.*}}, %[[SO:.*]] = %false)
// CHECK-SAME: -> (memref<2xi32>, memref<2xi32>)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[SO]])
// CHECK-NEXT: scf.condition(%{{.*}}) %[[Q]], %[[P]] :
// CHECK: scf.yield %{{.*}}, %{{.*}}, %{{.*}}, %true
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @dropped_and_swapped(%x: i32, %y: i32, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %mask = arith.constant 3 : i32
  %low = arith.andi %x, %mask : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %low, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  %r:2 = scf.while (%p = %a, %q = %b, %s = %arg) : (memref<2xi32>, memref<2xi32>, memref<2xi32>)
      -> (memref<2xi32>, memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %u = memref.load %s[%c0] : memref<2xi32>
    vector.print %u : i32
    %more = arith.cmpi slt, %v, %mask : i32
    scf.condition(%more) %q, %p : memref<2xi32>, memref<2xi32>
  } do {
  ^bb0(%q: memref<2xi32>, %p: memref<2xi32>):
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %p[%c0] : memref<2xi32>
    %n = memref.alloc() : memref<2xi32>
    memref.store %w, %n[%c0] : memref<2xi32>
    scf.yield %p, %q, %n : memref<2xi32>, memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}

// A54 (different form): one buffer several times as init: nothing goes along with it, and the root is freed
// once after the loop, by an op that has to look at no result.
// CHECK-LABEL: @same_init
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: scf.while (%{{.*}} = %[[A]], %{{.*}} = %[[A]], %{{.*}} = %[[A]], %{{[^,]*}} = %{{[^,]*}}) :
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.load
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @same_init(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r:4 = scf.while (%p = %a, %q = %a, %s = %a, %i = %zero)
      : (memref<2xi32>, memref<2xi32>, memref<2xi32>, i32)
      -> (memref<2xi32>, memref<2xi32>, memref<2xi32>, i32) {
    %more = arith.cmpi slt, %i, %three : i32
    scf.condition(%more) %p, %q, %s, %i : memref<2xi32>, memref<2xi32>, memref<2xi32>, i32
  } do {
  ^bb0(%p: memref<2xi32>, %q: memref<2xi32>, %s: memref<2xi32>, %i: i32):
    %v = memref.load %q[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %s[%c0] : memref<2xi32>
    %next = arith.addi %i, %one : i32
    scf.yield %q, %s, %p, %next : memref<2xi32>, memref<2xi32>, memref<2xi32>, i32
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  %u = memref.load %r#2[%c0] : memref<2xi32>
  %t = arith.addi %s, %u : i32
  return %t : i32
}
