// H10: any number of successors.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry one_target --target %S/Inputs/switch-default-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

//            bb0 (a)
//    bb1(a)  bb2(p)  bb3
//            bb4
// CHECK-LABEL: @three_ways
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: cf.switch
// CHECK: ^bb1:
// CHECK: bufferization.dealloc (%[[A]]
// CHECK: ^bb2(%{{.*}}: memref<2xi32>):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK: ^bb3:
// CHECK: bufferization.dealloc (%[[A]]
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @three_ways(%s: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %low = arith.andi %s, %three : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.switch %low : i32, [default: ^bb1, 1: ^bb2(%a : memref<2xi32>), 2: ^bb3]
^bb1:
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.br ^bb4(%v : i32)
^bb2(%p: memref<2xi32>):
  %w = memref.load %p[%c0] : memref<2xi32>
  %w2 = arith.addi %w, %w : i32
  cf.br ^bb4(%w2 : i32)
^bb3:
  cf.br ^bb4(%x : i32)
^bb4(%r: i32):
  return %r : i32
}

// All cases go to one block, with other buffers.
// CHECK-LABEL: @one_target
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: ^bb1:
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NEXT: bufferization.dealloc (%[[B]]
// CHECK-NEXT: cf.br ^bb4(%{{.*}}, %false :
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[B]]
// CHECK-NEXT: cf.br ^bb4(%[[A]], %true :
// CHECK: ^bb3:
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NEXT: cf.br ^bb4(%[[B]], %true :
// CHECK: ^bb4(%{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
func.func @one_target(%s: i32, %arg: memref<2xi32>, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %low = arith.andi %s, %three : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  cf.switch %low : i32, [
    default: ^bb1(%arg : memref<2xi32>),
    1: ^bb1(%a : memref<2xi32>),
    2: ^bb1(%b : memref<2xi32>)
  ]
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  return %v : i32
}

// A loop whose back edge is one of the cases.
// CHECK-LABEL: @state_machine
// CHECK: ^bb2:
// CHECK: bufferization.dealloc
// CHECK-NEXT: cf.br ^bb1
// CHECK: ^bb3:
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb4(
// CHECK: bufferization.dealloc
// CHECK-NEXT: return
func.func @state_machine(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.br ^bb1(%zero, %a : i32, memref<2xi32>)
^bb1(%state: i32, %p: memref<2xi32>):
  cf.switch %state : i32, [default: ^bb4(%p : memref<2xi32>), 0: ^bb2, 1: ^bb3]
^bb2:
  %b = memref.alloc() : memref<2xi32>
  %v = memref.load %p[%c0] : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  cf.br ^bb1(%one, %b : i32, memref<2xi32>)
^bb3:
  %two = arith.constant 2 : i32
  %w = memref.load %p[%c0] : memref<2xi32>
  %w2 = arith.addi %w, %one : i32
  memref.store %w2, %p[%c0] : memref<2xi32>
  cf.br ^bb1(%two, %p : i32, memref<2xi32>)
^bb4(%q: memref<2xi32>):
  %r = memref.load %q[%c0] : memref<2xi32>
  return %r : i32
}
