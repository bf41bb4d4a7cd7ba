// MemoryEffectOpInterface: what allocates, in straight-line code.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry clone_stays --target %S/Inputs/allocations-clone-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

memref.global "private" @g : memref<2xi32> = dense<[3, 4]>

// A22: freed once, unconditionally, at the end of its block.
// CHECK-LABEL: @one_reader
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: vector.print
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @one_reader(%x: i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  vector.print %v : i32
  return
}

// A22: nobody uses it.
// CHECK-LABEL: @no_reader
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @no_reader() {
  %a = memref.alloc() : memref<2xi32>
  return
}

// A23: each with an op of its own, in the order of the allocations.
// CHECK-LABEL: @independent
// CHECK: %[[A:.*]] = memref.alloc() : memref<2xi32>
// CHECK: %[[B:.*]] = memref.alloc() : memref<3xi32>
// CHECK: %[[C:.*]] = memref.alloc() : memref<4xi32>
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<3xi32>) if (%true)
// CHECK-NEXT: bufferization.dealloc (%[[C]] : memref<4xi32>) if (%true)
// CHECK-NEXT: return
func.func @independent(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<3xi32>
  %c = memref.alloc() : memref<4xi32>
  memref.store %x, %c[%c0] : memref<4xi32>
  %u = memref.load %c[%c0] : memref<4xi32>
  memref.store %u, %b[%c0] : memref<3xi32>
  %v = memref.load %b[%c0] : memref<3xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  %w = memref.load %a[%c0] : memref<2xi32>
  return %w : i32
}

// A24: stack buffers are not freed.
// CHECK-LABEL: @stack
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @stack(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  return %v : i32
}

// A25: a clone is an allocation: freed when it stays,
// CHECK-LABEL: @clone_stays
// CHECK: %[[C:.*]] = bufferization.clone
// CHECK: bufferization.dealloc (%[[C]] : memref<2xi32>) if (%true)
// CHECK-NEXT: return
func.func @clone_stays(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c = bufferization.clone %arg : memref<2xi32> to memref<2xi32>
  %v = memref.load %c[%c0] : memref<2xi32>
  return %v : i32
}

// kept when it is returned.
// CHECK-LABEL: @clone_returned
// CHECK: %[[C:.*]] = bufferization.clone
// CHECK-NOT: bufferization.
// CHECK: return %[[C]]
func.func @clone_returned(%arg: memref<2xi32>) -> memref<2xi32> {
  %c = bufferization.clone %arg : memref<2xi32> to memref<2xi32>
  return %c : memref<2xi32>
}

// A26: a global is nobody's to free.
// CHECK-LABEL: @global
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @global(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  memref.store %x, %g[%c0] : memref<2xi32>
  %v = memref.load %g[%c0] : memref<2xi32>
  return %v : i32
}

// A26, A35: forwarded as borrowed, returned as a clone.
//
//        bb0
//    bb1     |
//        bb2(p)
// CHECK-LABEL: @global_or_heap
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}}, %false :
// CHECK: cf.br ^bb2(%{{.*}}, %true :
// CHECK: ^bb2(%[[P:.*]]: memref<2xi32>, %[[OWN:.*]]: i1):
// CHECK: %[[R:.*]] = scf.if %[[OWN]] -> (memref<2xi32>) {
// CHECK-NEXT: scf.yield %[[P]]
// CHECK: bufferization.clone %[[P]]
// CHECK: return %[[R]]
func.func @global_or_heap(%c: i1, %x: i32) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2(%g : memref<2xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  memref.store %x, %a[%c1] : memref<2xi32>
  cf.br ^bb2(%a : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  return %p : memref<2xi32>
}

// A31: a returned global is cloned too; upstream had an assertion in its place.
// CHECK-LABEL: @global_returned
// CHECK: %[[C:.*]] = bufferization.clone
// CHECK: return %[[C]]
func.func @global_returned() -> memref<2xi32> {
  %g = memref.get_global @g : memref<2xi32>
  return %g : memref<2xi32>
}

// A30: effects without buffer operands, and assertions.
// CHECK-LABEL: @print_and_assert
// CHECK: vector.print
// CHECK: cf.assert
// CHECK: bufferization.dealloc
func.func @print_and_assert(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  vector.print %x : i32
  cf.assert %c, "c must hold"
  %v = memref.load %a[%c0] : memref<2xi32>
  return %v : i32
}
