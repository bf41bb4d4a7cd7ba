// BranchOpInterface with two successors. A6, A7, A8 (different form): what dies towards one successor only is
// freed on that edge, at the start of the successor if nothing else leads to it, otherwise in a block of its
// own. Where a branch frees, its condition is never needed.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry needed_on_one_side --target %S/Inputs/cond-branch-one-side-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// RUN: not freehold-check %s --entry same_block_twice --target %S/Inputs/cond-branch-same-block-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// RUN: not freehold-check %s --entry critical_edge --target %S/Inputs/cond-branch-critical-edge-owned.mlir | FileCheck %s --check-prefix=BAD-FREE
// BAD-FREE: defect: bad-free
// LEAK: defect: leak

// A6, A7: %a is needed by bb1 only.
//
//        bb0 (a)
//    bb1(a)   bb2
//        bb3
// CHECK-LABEL: @needed_on_one_side
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: bufferization.dealloc
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK: memref.load %[[A]]
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NEXT: cf.br
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @needed_on_one_side(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.br ^bb3(%v : i32)
^bb2:
  %w = arith.constant 5 : i32
  cf.br ^bb3(%w : i32)
^bb3(%r: i32):
  return %r : i32
}

// A6, A7: an operand of one successor: the edge to bb1 frees it, the one to bb2 passes it with a constant.
//
//        bb0 (a)
//    bb1     |
//        bb2(p)
// CHECK-LABEL: @operand_of_one
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%[[A]], %[[TRUE]] :
// CHECK: ^bb1:
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%[[TRUE]])
// CHECK: cf.br ^bb2(%{{.*}}, %[[FALSE]] :
func.func @operand_of_one(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<2xi32>)
^bb1:
  cf.br ^bb2(%arg : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A8: live into both without being forwarded: nothing happens at the branch.
//
//        bb0 (a)
//    bb1(a)  bb2(a)
//        bb3
// CHECK-LABEL: @live_into_both
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2{{$}}
// CHECK: ^bb1:
// CHECK: bufferization.dealloc (%[[A]]
// CHECK: ^bb2:
// CHECK: bufferization.dealloc (%[[A]]
// CHECK: return
func.func @live_into_both(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.br ^bb3(%v : i32)
^bb2:
  %w = memref.load %a[%c0] : memref<2xi32>
  %w2 = arith.addi %w, %w : i32
  cf.br ^bb3(%w2 : i32)
^bb3(%r: i32):
  return %r : i32
}

// A8: live into both, with ownership known at run time only, and forwarded to one of them besides.
//
//        bb0
//    bb1     |
//        bb2(p)
//    bb3(p)  |
//        bb4(q)   uses p and q
// CHECK-LABEL: @live_and_forwarded
// CHECK: ^bb2(%[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: ^bb4(%{{.*}}: memref<2xi32>):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @live_and_forwarded(%c: i1, %d: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  cf.cond_br %d, ^bb3, ^bb4(%p : memref<2xi32>)
^bb3:
  memref.store %x, %p[%c0] : memref<2xi32>
  cf.br ^bb4(%arg : memref<2xi32>)
^bb4(%q: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = memref.load %q[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}

// A10: one block is both successors: each edge has operands and flags of its own; what an edge does not pass
// on is freed in a block on it.
//
//    bb0 (a, b)
//     |  |
//    bb1(p)
// CHECK-LABEL: @same_block_twice
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2{{$}}
// CHECK: ^bb1:
// CHECK-NEXT: bufferization.dealloc (%[[B]]
// CHECK-NEXT: cf.br ^bb3(%[[A]] :
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NEXT: cf.br ^bb3(%[[B]] :
// CHECK: ^bb3(
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @same_block_twice(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%b : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A10: with an argument on one of the edges, the flags differ.
// CHECK-LABEL: @same_block_twice_flags
// CHECK: cf.br ^bb2(%{{.*}}, %false :
// CHECK: ^bb2(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
func.func @same_block_twice_flags(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%arg : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A11: a critical edge with what is not owned: no block, no clone, only the flag.
//
//        bb0
//    bb1     |     the edge bb0 -> bb2 is critical
//        bb2(p)
// CHECK-LABEL: @critical_edge
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}}, %false :
// CHECK-NOT: ^bb3
// CHECK-NOT: bufferization.clone
// CHECK: return
func.func @critical_edge(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A6: the branch is decided by what the buffer holds: freed after that was read.
// CHECK-LABEL: @condition_from_buffer
// CHECK: memref.load
// CHECK-NOT: bufferization.dealloc
// CHECK: cf.cond_br
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: bufferization.dealloc
// CHECK-NEXT: return
func.func @condition_from_buffer(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %c = arith.cmpi slt, %v, %zero : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %w = memref.load %a[%c0] : memref<2xi32>
  return %w : i32
^bb2:
  return %zero : i32
}

// A15: blocks that are listed in another order than they dominate.
//
//    bb0 -> bb2 -> bb1 -> bb3
// CHECK-LABEL: @not_in_dominance_order
// CHECK: ^bb1:
// CHECK: bufferization.dealloc (%[[A:.*]] : memref<2xi32>)
// CHECK: ^bb2:
// CHECK: %[[A]] = memref.alloc
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb3
func.func @not_in_dominance_order(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.br ^bb2
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.br ^bb3(%v : i32)
^bb2:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb1
^bb3(%r: i32):
  return %r : i32
}

// A15: the join is listed first.
// CHECK-LABEL: @join_listed_first
// CHECK: ^bb1(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK: ^bb2:
// CHECK: cf.br ^bb1(%{{.*}}, %true :
// CHECK: cf.cond_br %{{.*}}, ^bb2, ^bb1(%{{.*}}, %false :
func.func @join_listed_first(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.br ^bb1
^bb3(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
^bb2:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb3(%a : memref<2xi32>)
^bb1:
  cf.cond_br %c, ^bb2, ^bb3(%arg : memref<2xi32>)
}
