// G1, G2, G3, G8: allocations whose buffers reach a join of branches.
// RUN: freehold-opt %s --fh-buffer-hoisting | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-buffer-hoisting,fh-buffer-deallocation-pipeline'

func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)

// G1: an allocation on one side of a diamond moves above it:
//       bb0
//      /   \
//    bb1   bb2 (alloc)
//      \   /
//       bb3
// CHECK-LABEL: @condBranch
// CHECK-NEXT:    %[[A:.*]] = memref.alloc() {alignment = 64 : i64}
// CHECK-NEXT:    cf.cond_br
// CHECK:       ^bb2:
// CHECK-NEXT:    call @use(%[[A]])
// CHECK-NEXT:    cf.br ^bb3(%[[A]]
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
  return
}

// G2: the size is an argument of the block.
// CHECK-LABEL: @condBranchDynamicType
// CHECK-NOT:     memref.alloc
// CHECK:         cf.cond_br
// CHECK:       ^bb2(%[[N:.*]]: index):
// CHECK-NEXT:    memref.alloc(%[[N]])
func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %arg1, %c0 : memref<?xf32>
  cf.cond_br %arg0, ^bb1, ^bb2(%n : index)
^bb1:
  cf.br ^bb3(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}

// A good twin of it: an extent that is there before.
// CHECK-LABEL: @extent
// CHECK:         %[[N:.*]] = memref.dim
// CHECK-NEXT:    memref.alloc(%[[N]])
// CHECK-NEXT:    cf.cond_br
func.func @extent(%c: i1, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%m : memref<?xf32>)
^bb2:
  %1 = memref.alloc(%n) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}

// Not above what tells a bad size from a good one.
// CHECK-LABEL: @guarded
// CHECK:         cf.cond_br
// CHECK:         memref.alloc(
func.func @guarded(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %fits = arith.cmpi ult, %n, %c9 : index
  cf.cond_br %fits, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%n) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}

// A size with a bound.
// CHECK-LABEL: @bounded
// CHECK:         memref.alloc(
// CHECK-NEXT:    cf.cond_br
func.func @bounded(%c: i1, %n: index, %m: memref<?xf32>) {
  %c9 = arith.constant 9 : index
  %size = arith.remui %n, %c9 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%size) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: @maybe_poison
// CHECK:         cf.cond_br
// CHECK:         memref.alloc(
func.func @maybe_poison(%c: i1, %n: index, %m: memref<?xf32>) {
  %c9 = arith.constant 9 : index
  %sum = arith.addi %n, %n overflow<nsw> : index
  %size = arith.remui %sum, %c9 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%size) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}

// G3: it dominates all its aliases.
// CHECK-LABEL: @well_placed
// CHECK:       ^bb1:
// CHECK-NEXT:    call @use
// CHECK-NEXT:    memref.alloc
func.func @well_placed(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  func.call @use(%m) : (memref<2xf32>) -> ()
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb2(%0 : memref<2xf32>), ^bb2(%0 : memref<2xf32>)
^bb2(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}

// Up to the nearest dominator, no further.
// CHECK-LABEL: @nearest
// CHECK:         cf.br ^bb1
// CHECK:       ^bb1:
// CHECK-NEXT:    call @use
// CHECK-NEXT:    memref.alloc
// CHECK-NEXT:    cf.cond_br
func.func @nearest(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  func.call @use(%m) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb2, ^bb3(%m : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}

// Two allocations meet, both move, in their order.
// CHECK-LABEL: @both
// CHECK-NEXT:    %[[A:.*]] = memref.alloc
// CHECK-NEXT:    %[[B:.*]] = memref.alloc
// CHECK-NEXT:    cf.cond_br
// CHECK:         call @use(%[[A]])
// CHECK:         call @use(%[[B]])
func.func @both(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  %1 = memref.alloc() : memref<2xf32>
  func.call @use(%1) : (memref<2xf32>) -> ()
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  func.call @use(%2) : (memref<2xf32>) -> ()
  return
}

// G7: a stack buffer does not move.
// CHECK-LABEL: @stack
// CHECK:       ^bb1:
// CHECK-NEXT:    memref.alloca
func.func @stack(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<2xf32>)
^bb1:
  %0 = memref.alloca() : memref<2xf32>
  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  cf.br ^bb2(%0 : memref<2xf32>)
^bb2(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}

// G8: an allocation in an unreachable block.
// CHECK-LABEL: @unreachable
// CHECK-NEXT:    cf.br ^bb2
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    memref.alloc
func.func @unreachable(%x: memref<2xf32>) {
  cf.br ^bb2(%x : memref<2xf32>)
^bb1:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^bb2(%b : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}

// What comes from an unreachable block does not count.
// CHECK-LABEL: @unreachable_join
// CHECK:       ^bb1:
// CHECK-NEXT:    memref.alloc
func.func @unreachable_join(%x: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%b : memref<2xf32>)
^bb2:
  cf.br ^bb3(%x : memref<2xf32>)
^bb3(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}
