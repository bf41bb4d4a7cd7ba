// BranchOpInterface with one successor.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry fresh_forwarded --target %S/Inputs/branch-op-sender-frees.mlir | FileCheck %s --check-prefix=USE-AFTER-FREE
// RUN: not freehold-check %s --entry may_alias --target %S/Inputs/branch-op-aliases-both-own.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// RUN: not freehold-check %s --entry stack_forwarded --target %S/Inputs/branch-op-stack-owned.mlir | FileCheck %s --check-prefix=BAD-FREE
// BAD-FREE: defect: bad-free
// DOUBLE-FREE: defect: double-free
// USE-AFTER-FREE: defect: use-after-free

func.func private @see(memref<2xi32>)

// A1, A2 (different form): a block argument that never owns has no i1 beside it.
//
//   bb0(arg) -> bb1(p = arg)
// CHECK-LABEL: @argument_forwarded
// CHECK: ^bb1(%[[P:.*]]: memref<2xi32>):
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @argument_forwarded(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  cf.br ^bb1(%arg : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A1: with an i1 after all other arguments where ownership is only known at run time, in the order of the
// memrefs.
//
//        bb0
//    bb1     bb2
//        bb3(p, x, q)
// CHECK-LABEL: @companions_last
// CHECK-SAME: (%[[C:.*]]: i1, %[[ARG:.*]]: memref<2xi32>, %[[X:.*]]: i32)
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK: cf.br ^bb3(%[[A:.*]], %[[X]], %[[ARG]], %[[TRUE]], %[[FALSE]] :
// CHECK: cf.br ^bb3(%[[ARG]], %[[X]], %{{.*}}, %[[FALSE]], %[[TRUE]] :
// CHECK: ^bb3(%[[P:.*]]: memref{{.*}}: i32, %[[Q:.*]]: memref<2xi32>, %[[OP:.*]]: i1, %[[OQ:.*]]: i1)
// A4: freed before the terminator, through the base buffer, under the i1, with nothing retained.
// CHECK: %[[BP:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[P]]
// CHECK-NEXT: bufferization.dealloc (%[[BP]] : memref<i32>) if (%[[OP]])
// CHECK-NOT: retain
// CHECK: %[[BQ:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[Q]]
// CHECK-NEXT: bufferization.dealloc (%[[BQ]] : memref<i32>) if (%[[OQ]])
// CHECK-NEXT: return
func.func @companions_last(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb3(%a, %x, %arg : memref<2xi32>, i32, memref<2xi32>)
^bb2:
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  cf.br ^bb3(%arg, %x, %b : memref<2xi32>, i32, memref<2xi32>)
^bb3(%p: memref<2xi32>, %y: i32, %q: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = memref.load %q[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  %t = arith.addi %s, %y : i32
  return %t : i32
}

// A3 (different form): always owned, so there is no i1 but the constant at the free; the sender frees
// nothing.
//
//   bb0 -> bb1(p = alloc)
// CHECK-LABEL: @fresh_forwarded
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: memref.alloc
// CHECK-NOT: bufferization.dealloc
// CHECK: cf.br ^bb1(%{{.*}} : memref<2xi32>)
// CHECK: ^bb1(%[[P:.*]]: memref<2xi32>):
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[P]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%[[TRUE]])
// CHECK-NEXT: return
func.func @fresh_forwarded(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A3 (different form): used under its own name later, %a stays the owner and %p borrows.
// CHECK-LABEL: @forwarded_and_used
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: ^bb1(%{{.*}}: memref<2xi32>):
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @forwarded_and_used(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}

// A9 (different form): along a chain ownership moves with the value; a live argument is never what an owner
// owns, so nothing is retained.
//
//   bb0 -> bb1(p) -> bb2(q) -> bb3(r)          arg is live throughout
// CHECK-LABEL: @chain
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb3(%[[R:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NOT: retain
// CHECK: return
func.func @chain(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  cf.br ^bb3(%p : memref<2xi32>)
^bb3(%r: memref<2xi32>):
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %arg[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}

// A12 (different form): both predecessors allocate: one free in the join, without an i1.
//
//        bb0
//    bb1     bb2
//        bb3(p)
// CHECK-LABEL: @both_allocate
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: ^bb3(%[[P:.*]]: memref<2xi32>):
// A13: what the join allocates itself is freed apart, unconditionally; here in the order of definition.
// CHECK: %[[B:.*]] = memref.alloc
// CHECK-DAG: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%[[TRUE]])
// CHECK-DAG: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[TRUE]])
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @both_allocate(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb3(%a : memref<2xi32>)
^bb2:
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  cf.br ^bb3(%b : memref<2xi32>)
^bb3(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  %d = memref.alloc() : memref<2xi32>
  memref.store %v, %d[%c1] : memref<2xi32>
  %w = memref.load %d[%c1] : memref<2xi32>
  return %w : i32
}

// A14 (different form): %p and %q may be one allocation; %p takes ownership where they are, so each is freed
// by an op of its own.
//
//        bb0
//    bb1     bb2
//        bb3(p, q)
// CHECK-LABEL: @may_alias
// CHECK: ^bb1:
// CHECK: cf.br ^bb3(%[[A:.*]], %[[A]],
// CHECK: ^bb3(
// CHECK-COUNT-2: bufferization.dealloc (%{{.*}} : memref<i32>) if (
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @may_alias(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb3(%a, %a : memref<2xi32>, memref<2xi32>)
^bb2:
  %b = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  memref.store %x, %d[%c0] : memref<2xi32>
  cf.br ^bb3(%b, %d : memref<2xi32>, memref<2xi32>)
^bb3(%p: memref<2xi32>, %q: memref<2xi32>):
  func.call @see(%p) : (memref<2xi32>) -> ()
  func.call @see(%q) : (memref<2xi32>) -> ()
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = memref.load %q[%c0] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}

// A14: which two of three are one allocation is known at run time only.
// CHECK-LABEL: @aliases_selected
// CHECK: bufferization.dealloc (%{{.*}} : memref<2xi32>) if (%true) retain (%[[P:.*]], %[[Q:.*]] :
// CHECK: bufferization.dealloc (%{{.*}} : memref<2xi32>) if (%true) retain (%[[P]], %[[Q]] :
// CHECK: cf.br ^bb1(%[[P]], %[[Q]], %{{.*}}, %{{.*}} :
// CHECK-COUNT-2: bufferization.dealloc (%{{.*}} : memref<i32>) if (
// CHECK: return
func.func @aliases_selected(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %t = arith.select %d, %a, %b : memref<2xi32>
  cf.br ^bb1(%s, %t : memref<2xi32>, memref<2xi32>)
^bb1(%p: memref<2xi32>, %q: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  func.call @see(%q) : (memref<2xi32>) -> ()
  %w = memref.load %q[%c0] : memref<2xi32>
  %r = arith.addi %v, %w : i32
  return %r : i32
}

// A24: a stack buffer is forwarded as borrowed and freed nowhere.
//
//        bb0
//    bb1     bb2
//        bb3(p)
// CHECK-LABEL: @stack_forwarded
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK: %[[S:.*]] = memref.alloca
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%[[S]], %[[FALSE]] :
// CHECK: cf.br ^bb2(%{{.*}}, %[[TRUE]] :
// CHECK: ^bb2(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @stack_forwarded(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloca() : memref<2xi32>
  memref.store %x, %s[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2(%s : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}
