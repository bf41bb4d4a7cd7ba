// A16, H1, H11: loops formed by branches are handled like any other control flow.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry for_like --target %S/Inputs/cfg-loops-carried-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

// H11: a loop without memrefs is left as it is.
// CHECK-LABEL: @scalars_only
// CHECK-NOT: true
// CHECK: return
func.func @scalars_only(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  cf.br ^bb1(%zero, %n : i32, i32)
^bb1(%i: i32, %acc: i32):
  %next = arith.addi %i, %one : i32
  %sum = arith.addi %acc, %i : i32
  %more = arith.cmpi slt, %next, %three : i32
  cf.cond_br %more, ^bb1(%next, %sum : i32, i32), ^bb2
^bb2:
  return %sum : i32
}

// For-like: a fresh buffer for each iteration, the one carried before is freed.
//
//    bb0 -> bb1(i, p) -> bb3
//            ^   |
//            bb2(p) <- i < 3
// CHECK-LABEL: @for_like
// CHECK: cf.br ^bb1(%{{.*}}, %{{.*}}, %false :
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: ^bb2:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK: cf.br ^bb1(%{{.*}}, %{{.*}}, %true :
// CHECK: ^bb3:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK: return
func.func @for_like(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  cf.br ^bb1(%zero, %arg : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %more = arith.cmpi slt, %i, %three : i32
  cf.cond_br %more, ^bb2, ^bb3
^bb2:
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = arith.addi %v, %i : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %w, %a[%c0] : memref<2xi32>
  %next = arith.addi %i, %one : i32
  cf.br ^bb1(%next, %a : i32, memref<2xi32>)
^bb3:
  %r = memref.load %p[%c0] : memref<2xi32>
  return %r : i32
}

// Nested with an if: the inner join may keep the carried buffer or make another.
//
//    bb0 -> bb1(i, p) -> bb5
//            ^  |
//            |  bb2 -> bb3
//            bb4(q) <---'
// CHECK-LABEL: @with_if
// CHECK: cf.br ^bb1(%{{.*}}, %{{.*}}, %false :
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: cf.cond_br %{{.*}}, ^bb3, ^bb4(%[[P]], %[[OWN]] :
// CHECK: ^bb3:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: cf.br ^bb4(%{{.*}}, %true :
// CHECK: ^bb5:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: return
func.func @with_if(%c: i1, %arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  cf.br ^bb1(%zero, %arg : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %more = arith.cmpi slt, %i, %three : i32
  cf.cond_br %more, ^bb2, ^bb5
^bb2:
  %odd = arith.trunci %i : i32 to i1
  %flip = arith.xori %odd, %c : i1
  cf.cond_br %flip, ^bb3, ^bb4(%p : memref<2xi32>)
^bb3:
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = arith.addi %v, %one : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %w, %a[%c0] : memref<2xi32>
  cf.br ^bb4(%a : memref<2xi32>)
^bb4(%q: memref<2xi32>):
  %next = arith.addi %i, %one : i32
  cf.br ^bb1(%next, %q : i32, memref<2xi32>)
^bb5:
  %r = memref.load %p[%c0] : memref<2xi32>
  return %r : i32
}

// Three loops, the innermost replaces the buffer.
// CHECK-LABEL: @triple_nested
// CHECK: ^bb3(%{{.*}}: i32, %{{.*}}: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: ^bb4:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: cf.br ^bb3(%{{.*}}, %{{.*}}, %true :
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb7:
// CHECK: bufferization.dealloc
// CHECK-NEXT: return
func.func @triple_nested(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  cf.br ^bb1(%zero, %arg : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %mi = arith.cmpi slt, %i, %two : i32
  cf.cond_br %mi, ^bb2(%zero, %p : i32, memref<2xi32>), ^bb7
^bb2(%j: i32, %q: memref<2xi32>):
  %mj = arith.cmpi slt, %j, %two : i32
  cf.cond_br %mj, ^bb3(%zero, %q : i32, memref<2xi32>), ^bb6
^bb3(%k: i32, %r: memref<2xi32>):
  %mk = arith.cmpi slt, %k, %two : i32
  cf.cond_br %mk, ^bb4, ^bb5
^bb4:
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = arith.addi %v, %one : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %w, %a[%c0] : memref<2xi32>
  %nk = arith.addi %k, %one : i32
  cf.br ^bb3(%nk, %a : i32, memref<2xi32>)
^bb5:
  %nj = arith.addi %j, %one : i32
  cf.br ^bb2(%nj, %r : i32, memref<2xi32>)
^bb6:
  %ni = arith.addi %i, %one : i32
  cf.br ^bb1(%ni, %q : i32, memref<2xi32>)
^bb7:
  %e = memref.load %p[%c0] : memref<2xi32>
  return %e : i32
}

// While-like: the test is on what the carried buffer holds, and the loop ends at its end.
//
//    bb0 -> bb1(p) -> bb2
//            ^ |
//            '-'
// CHECK-LABEL: @while_like
// CHECK: ^bb1(%{{.*}}: memref<2xi32>):
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1(%[[A]] : memref<2xi32>), ^bb2
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @while_like(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %mask = arith.constant 3 : i32
  %start = arith.andi %x, %mask : i32
  %init = memref.alloc() : memref<2xi32>
  memref.store %start, %init[%c0] : memref<2xi32>
  cf.br ^bb1(%init : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = arith.addi %v, %one : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %w, %a[%c0] : memref<2xi32>
  %more = arith.cmpi slt, %w, %mask : i32
  cf.cond_br %more, ^bb1(%a : memref<2xi32>), ^bb2
^bb2:
  %r = memref.load %a[%c0] : memref<2xi32>
  return %r : i32
}

// Swapped on every iteration: who owns follows the values around.
// CHECK-LABEL: @swapped
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb2:
// CHECK-COUNT-2: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NEXT: return
func.func @swapped(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %y, %b[%c0] : memref<2xi32>
  cf.br ^bb1(%zero, %a, %b : i32, memref<2xi32>, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>, %q: memref<2xi32>):
  %next = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %next, %three : i32
  cf.cond_br %more, ^bb1(%next, %q, %p : i32, memref<2xi32>, memref<2xi32>), ^bb2
^bb2:
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = memref.load %q[%c0] : memref<2xi32>
  %r = arith.subi %v, %w : i32
  return %r : i32
}

// Two entries (irreducible).
//
//    bb0 -> bb1(p) <-> bb2(q) -> bb3
//     '-----------------^
// CHECK-LABEL: @two_entries
// CHECK: ^bb1(%{{.*}}: i32, %{{.*}}: memref<2xi32>):
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK: ^bb2(%{{.*}}: i32, %{{.*}}: memref<2xi32>):
// CHECK-NOT: bufferization.dealloc
// CHECK: ^bb3:
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%true)
// CHECK-NEXT: return
func.func @two_entries(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1(%zero, %a : i32, memref<2xi32>), ^bb2(%one, %a : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %ni = arith.addi %i, %one : i32
  %v = memref.load %p[%c0] : memref<2xi32>
  %w = arith.addi %v, %ni : i32
  %b = memref.alloc() : memref<2xi32>
  memref.store %w, %b[%c0] : memref<2xi32>
  cf.br ^bb2(%ni, %b : i32, memref<2xi32>)
^bb2(%j: i32, %q: memref<2xi32>):
  %more = arith.cmpi slt, %j, %three : i32
  cf.cond_br %more, ^bb1(%j, %q : i32, memref<2xi32>), ^bb3
^bb3:
  %r = memref.load %q[%c0] : memref<2xi32>
  return %r : i32
}

// Infinite: never left, so it is not run (its entry is private); what an iteration makes is freed in it.
//
//    bb0 -> bb1 -.
//            ^---'
// CHECK-LABEL: @infinite
// CHECK: ^bb1:
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>)
// CHECK-NEXT: cf.br ^bb1
func.func private @see(memref<2xi32>)
func.func private @infinite(%x: i32) {
  %c0 = arith.constant 0 : index
  cf.br ^bb1
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  func.call @see(%a) : (memref<2xi32>) -> ()
  cf.br ^bb1
}
