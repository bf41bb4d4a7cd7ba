// SelectLikeOpInterface, and aliases inside a block.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry two_allocations --target %S/Inputs/select-result-freed.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// RUN: not freehold-check %s --entry subview --target %S/Inputs/select-view-outlived.mlir | FileCheck %s --check-prefix=USE-AFTER-FREE
// DOUBLE-FREE: defect: double-free
// USE-AFTER-FREE: defect: use-after-free

// A17: both allocations are freed, each by its own op, the result not at all.
// CHECK-LABEL: @two_allocations
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @two_allocations(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  %v = memref.load %s[%c0] : memref<2xi32>
  return %v : i32
}

// A18 (different form): heap or stack, forwarded: the condition of the select is the flag, and its
// negation frees the heap one; nothing is compared at run time.
//
//   bb0 (heap, stack) -> bb1(p)
// CHECK-LABEL: @heap_or_stack_forwarded
// CHECK: %[[H:.*]] = memref.alloc()
// CHECK: %[[S:.*]] = arith.select
// CHECK: %[[NOT:.*]] = arith.xori %arg0, %true
// CHECK-NEXT: bufferization.dealloc (%[[H]] : memref<2xi32>) if (%[[NOT]])
// CHECK-NEXT: cf.br ^bb1(%[[S]], %arg0 :
// A19: freed through its base buffer under the flag.
// CHECK: ^bb1(%[[P:.*]]: memref<2xi32>, %[[PO:.*]]: i1):
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[P]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%[[PO]])
// CHECK-NEXT: return
func.func @heap_or_stack_forwarded(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : memref<2xi32>
  %t = memref.alloca() : memref<2xi32>
  memref.store %x, %h[%c0] : memref<2xi32>
  memref.store %y, %t[%c0] : memref<2xi32>
  %s = arith.select %c, %h, %t : memref<2xi32>
  cf.br ^bb1(%s : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A19 (different form): used in a later block without being forwarded, the select needs no flag: the heap
// buffer lives as long as any name of it and is freed itself.
//
//        bb0 (s = h or t)
//    bb1(s)   bb2
//        bb3
// CHECK-LABEL: @used_in_later_block
// CHECK: %[[H:.*]] = memref.alloc()
// CHECK-NOT: retain
// CHECK: ^bb1:
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc (%[[H]] : memref<2xi32>) if (%true)
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[H]] : memref<2xi32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @used_in_later_block(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : memref<2xi32>
  %t = memref.alloca() : memref<2xi32>
  memref.store %x, %h[%c0] : memref<2xi32>
  memref.store %y, %t[%c0] : memref<2xi32>
  %s = arith.select %c, %h, %t : memref<2xi32>
  cf.cond_br %d, ^bb1, ^bb2
^bb1:
  %v = memref.load %s[%c0] : memref<2xi32>
  cf.br ^bb3(%v : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}

// A20: of a view only the root is freed, after the last use of the view.
// CHECK-LABEL: @subview
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: memref.subview
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<8xi32>) if (%true)
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @subview(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xi32>
  %s = memref.subview %a[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  memref.store %x, %s[%c1] : memref<4xi32, strided<[1], offset: 2>>
  %v = memref.load %s[%c1] : memref<4xi32, strided<[1], offset: 2>>
  return %v : i32
}

// A20: a view of a select of views.
// CHECK-LABEL: @view_of_select
// CHECK: memref.load
// CHECK-NEXT: bufferization.dealloc (%{{.*}} : memref<8xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%{{.*}} : memref<8xi32>) if (%true)
// CHECK-NEXT: return
func.func @view_of_select(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<8xi32>
  %s = memref.subview %a[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %t = memref.subview %b[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %u = arith.select %c, %s, %t : memref<4xi32, strided<[1], offset: 2>>
  %w = memref.subview %u[1] [2] [1]
      : memref<4xi32, strided<[1], offset: 2>> to memref<2xi32, strided<[1], offset: 3>>
  memref.store %x, %w[%c0] : memref<2xi32, strided<[1], offset: 3>>
  %v = memref.load %w[%c0] : memref<2xi32, strided<[1], offset: 3>>
  return %v : i32
}

// A21 (different form): a select that feeds a call is not cloned. The call's result cannot be an operand's
// buffer (A39), so both are freed, each by its own op.
// CHECK-LABEL: @feeds_call
// CHECK-NOT: bufferization.clone
// CHECK: %[[H:.*]] = memref.alloc()
// CHECK: %[[R:.*]] = call @copied
// CHECK: bufferization.dealloc (%[[H]] : memref<2xi32>) if (%true)
// CHECK-NEXT: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[R]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%true)
// CHECK-NEXT: return
func.func @feeds_call(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : memref<2xi32>
  memref.store %x, %h[%c0] : memref<2xi32>
  %s = arith.select %c, %h, %arg : memref<2xi32>
  %r = func.call @copied(%s) : (memref<2xi32>) -> memref<2xi32>
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
func.func private @copied(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}
