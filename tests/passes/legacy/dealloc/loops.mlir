// F8 to F12 in structured control flow.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// Bad twin: one carried buffer of the while is not freed.
// RUN: not freehold-check %s --entry while_three --target %S/Inputs/while-forgets.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func private @fill(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.5 : f32
  memref.store %v, %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  return
}
func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}

// F9: nothing is allocated inside, so that nothing is cloned.
// CHECK-LABEL: func.func @carried_only
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NOT: clone
// CHECK: %[[R:.*]] = scf.for
// CHECK-NOT: clone
// CHECK: call @use(%[[R]])
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return
func.func @carried_only() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<2xf32> {
    func.call @use(%p) : (memref<2xf32>) -> ()
    scf.yield %p : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

// F9, nested: the loop on each level owns the buffer that it carries.
// CHECK-LABEL: func.func @nested
// CHECK: %[[I:.*]] = bufferization.clone %arg0
// CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[P:.*]] = %[[I]])
// CHECK-NEXT: %[[J:.*]] = bufferization.clone %[[P]]
// CHECK-NEXT: memref.dealloc %[[P]]
// CHECK-NEXT: %[[S:.*]] = scf.for {{.*}} iter_args(%[[Q:.*]] = %[[J]])
// CHECK-NEXT: func.call @use(%[[Q]])
// CHECK-NEXT: memref.dealloc %[[Q]]
// CHECK-NEXT: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: func.call @fill(%[[A]])
// CHECK-NEXT: %[[B:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: scf.yield %[[B]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[T:.*]] = bufferization.clone %[[S]]
// CHECK-NEXT: memref.dealloc %[[S]]
// CHECK-NEXT: scf.yield %[[T]]
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%[[R]])
// CHECK-NEXT: memref.dealloc %[[R]]
func.func @nested(%arg: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %arg) -> memref<2xf32> {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%q = %p) -> memref<2xf32> {
      func.call @use(%q) : (memref<2xf32>) -> ()
      %a = memref.alloc() : memref<2xf32>
      func.call @fill(%a) : (memref<2xf32>) -> ()
      scf.yield %a : memref<2xf32>
    }
    scf.yield %s : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

// F10: three buffers change places.
// CHECK-LABEL: func.func @while_three
// CHECK: scf.while
// CHECK-COUNT-3: bufferization.clone
// CHECK: scf.condition
// CHECK: } do {
// CHECK-COUNT-3: bufferization.clone
// CHECK: scf.yield
func.func @while_three(%n: index, %x: memref<2xf32>, %y: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = arith.andi %n, %c7 : index
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %r:4 = scf.while (%k = %m, %p = %x, %q = %y, %s = %a)
      : (index, memref<2xf32>, memref<2xf32>, memref<2xf32>)
      -> (index, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %more = arith.cmpi ne, %k, %c0 : index
    scf.condition(%more) %k, %p, %q, %s
        : index, memref<2xf32>, memref<2xf32>, memref<2xf32>
  } do {
  ^bb0(%k: index, %p: memref<2xf32>, %q: memref<2xf32>, %s: memref<2xf32>):
    %l = arith.subi %k, %c1 : index
    func.call @use(%p) : (memref<2xf32>) -> ()
    %b = memref.alloc() : memref<2xf32>
    func.call @fill(%b) : (memref<2xf32>) -> ()
    scf.yield %l, %b, %p, %q : index, memref<2xf32>, memref<2xf32>, memref<2xf32>
  }
  func.call @use(%r#1) : (memref<2xf32>) -> ()
  func.call @use(%r#2) : (memref<2xf32>) -> ()
  func.call @use(%r#3) : (memref<2xf32>) -> ()
  return
}

// F12: affine loops, selects; a buffer inside a parallel loop stays inside.
// CHECK-LABEL: func.func @others
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: scf.parallel
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: memref.dealloc %[[B]]
// CHECK: scf.reduce
// CHECK: %[[S:.*]] = arith.select
// CHECK-NEXT: call @use(%[[S]])
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK: bufferization.clone %arg1
// CHECK-NEXT: affine.for
func.func @others(%c: i1, %arg: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %b = memref.alloc() : memref<2xf32>
    func.call @fill(%b) : (memref<2xf32>) -> ()
    %v = memref.load %b[%i] : memref<2xf32>
    memref.store %v, %a[%i] : memref<2xf32>
    scf.reduce
  }
  %s = arith.select %c, %a, %arg : memref<2xf32>
  func.call @use(%s) : (memref<2xf32>) -> ()
  %r = affine.for %i = 0 to 3 iter_args(%p = %arg) -> (memref<2xf32>) {
    %d = memref.alloc() : memref<2xf32>
    func.call @fill(%d) : (memref<2xf32>) -> ()
    affine.yield %d : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

// A clone has no other alignment than its type's, so the alignment that the program assumes of the join is dropped.
// CHECK-LABEL: func.func @aligned
// CHECK-NOT: memref.assume_alignment
// CHECK: return
func.func @aligned(%c: i1) {
  %a = memref.alloc() {alignment = 256 : i64} : memref<2xf32>
  func.call @fill(%a) : (memref<2xf32>) -> ()
  %r = scf.if %c -> memref<2xf32> {
    %b = memref.alloc() {alignment = 256 : i64} : memref<2xf32>
    func.call @fill(%b) : (memref<2xf32>) -> ()
    scf.yield %b : memref<2xf32>
  } else {
    scf.yield %a : memref<2xf32>
  }
  %s = memref.assume_alignment %r, 256 : memref<2xf32>
  func.call @use(%s) : (memref<2xf32>) -> ()
  return
}
