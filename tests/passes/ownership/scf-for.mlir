// RegionBranchOpInterface with a loop: scf.for, and scf.parallel and scf.forall without results.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry fresh_each_iteration --target %S/Inputs/scf-for-init-owned.mlir | FileCheck %s --check-prefix=BAD-FREE
// RUN: not freehold-check %s --entry replaced_sometimes --target %S/Inputs/scf-for-not-retained.mlir | FileCheck %s --check-prefix=USE-AFTER-FREE
// BAD-FREE: defect: bad-free
// USE-AFTER-FREE: defect: use-after-free

// A51: an outside buffer comes in with false. The fresh one that is yielded goes on with true, and the one of
// the iteration before is freed in the body; nothing has to be retained.
// CHECK-LABEL: @fresh_each_iteration
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[OWN:.*]] = %false) -> ({{.*}}, i1)
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: scf.yield %[[A]], %true
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
// CHECK-NEXT: return
func.func @fresh_each_iteration(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    %a = memref.alloc() : memref<2xi32>
    memref.store %w, %a[%c0] : memref<2xi32>
    scf.yield %a : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A51: yielded is one or the other: the buffer of the iteration before is freed unless it goes on.
// CHECK-LABEL: @replaced_sometimes
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}, %[[OWN:.*]] = %false)
// CHECK: %[[I:.*]]:2 = scf.if
// CHECK: scf.yield %{{.*}}, %true
// CHECK: scf.yield %[[P]], %false
// CHECK: %[[KEPT:.*]] = bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]]) retain (%[[I]]#0 :
// CHECK: %[[NEXT:.*]] = arith.ori
// CHECK: scf.yield %[[I]]#0, %[[NEXT]]
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#1)
func.func @replaced_sometimes(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %n = arith.index_cast %i : index to i32
    %odd = arith.trunci %n : i32 to i1
    %flip = arith.xori %odd, %c : i1
    %s = scf.if %flip -> (memref<2xi32>) {
      %v = memref.load %p[%c0] : memref<2xi32>
      %w = arith.addi %v, %one : i32
      %a = memref.alloc() : memref<2xi32>
      memref.store %w, %a[%c0] : memref<2xi32>
      scf.yield %a : memref<2xi32>
    } else {
      scf.yield %p : memref<2xi32>
    }
    scf.yield %s : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A51: the outside buffer is carried unchanged.
// CHECK-LABEL: @carried_unchanged
// CHECK-NOT: i1
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: scf.for
// CHECK-NOT: bufferization.dealloc
// CHECK: }
// CHECK: bufferization.dealloc (%{{.*}}) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @carried_unchanged(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> (memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %x : i32
    memref.store %w, %p[%c0] : memref<2xi32>
    scf.yield %p : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A51: swapped on each iteration, one of them replaced.
// CHECK-LABEL: @swapped_and_replaced
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[R:.*]]:4 = scf.for {{.*}}, %[[PO:.*]] = %false, %[[QO:.*]] = %false)
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[QO]])
// CHECK-NEXT: scf.yield %[[B]], %{{.*}}, %true, %[[PO]]
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#2)
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[R]]#3)
// CHECK-NEXT: return
func.func @swapped_and_replaced(%arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a, %q = %arg) -> (memref<2xi32>, memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = memref.load %q[%c0] : memref<2xi32>
    %s = arith.addi %v, %w : i32
    %b = memref.alloc() : memref<2xi32>
    memref.store %s, %b[%c0] : memref<2xi32>
    scf.yield %b, %p : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c0] : memref<2xi32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}

// A52: three nested loops with an if.
// CHECK-LABEL: @three_nested
// CHECK: scf.for {{.*}}, %[[O1:.*]] = %false) -> (memref<2xi32>, i1)
// CHECK: scf.for {{.*}}, %[[O2:.*]] = %false) -> (memref<2xi32>, i1)
// CHECK: scf.for {{.*}}, %[[O3:.*]] = %false) -> (memref<2xi32>, i1)
// CHECK: scf.if
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[O3]]) retain
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[O2]]) retain
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[O1]]) retain
// CHECK-COUNT-1: bufferization.dealloc
// CHECK-NEXT: return
func.func @three_nested(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %r2 = scf.for %j = %c0 to %c2 step %c1 iter_args(%p2 = %p) -> (memref<2xi32>) {
      %r3 = scf.for %k = %c0 to %c2 step %c1 iter_args(%p3 = %p2) -> (memref<2xi32>) {
        %n = arith.index_cast %k : index to i32
        %odd = arith.trunci %n : i32 to i1
        %flip = arith.xori %odd, %c : i1
        %s = scf.if %flip -> (memref<2xi32>) {
          %v = memref.load %p3[%c0] : memref<2xi32>
          %w = arith.addi %v, %one : i32
          %a = memref.alloc() : memref<2xi32>
          memref.store %w, %a[%c0] : memref<2xi32>
          scf.yield %a : memref<2xi32>
        } else {
          scf.yield %p3 : memref<2xi32>
        }
        scf.yield %s : memref<2xi32>
      }
      scf.yield %r3 : memref<2xi32>
    }
    scf.yield %r2 : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}

// A45: scratch of an iteration is freed in it.
// CHECK-LABEL: @scratch
// CHECK: scf.for
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: }
func.func @scratch(%x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    %v = memref.load %a[%c0] : memref<2xi32>
    vector.print %v : i32
  }
  return
}

// A45, A57: the same for scratch buffers of scf.parallel, of its reduction, and of scf.forall.
// CHECK-LABEL: @parallel
// CHECK: scf.parallel
// CHECK: scf.reduce
// CHECK: %[[T:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[T]] : memref<1xi32>) if (%true)
// CHECK-NEXT: scf.reduce.return
// CHECK: scf.forall
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%true)
func.func @parallel(%out: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %sum = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero) -> i32 {
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    %v = memref.load %a[%c0] : memref<2xi32>
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %t = memref.alloc() : memref<1xi32>
      memref.store %l, %t[%c0] : memref<1xi32>
      %u = memref.load %t[%c0] : memref<1xi32>
      %s = arith.addi %u, %r : i32
      scf.reduce.return %s : i32
    }
  }
  scf.forall (%i) in (4) {
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %b[%c0] : memref<2xi32>
    %v = memref.load %b[%c0] : memref<2xi32>
    memref.store %v, %out[%i] : memref<4xi32>
  }
  return %sum : i32
}
