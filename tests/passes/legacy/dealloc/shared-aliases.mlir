// Buffers that share aliases: each is freed after the last use of any of its aliases.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// Bad twin: a buffer that ends with its own last use, and not with that of a select further down.
// RUN: not freehold-check %s --entry selects --target %S/Inputs/shared-freed-early.mlir | FileCheck %s --check-prefix=EARLY
// EARLY: defect: use-after-free

// The last read may be of any of these buffers.
// CHECK-LABEL: func.func @selects
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: %[[C:.*]] = memref.alloc()
// CHECK-NOT: memref.dealloc
// CHECK: memref.load
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: memref.dealloc %[[C]]
// CHECK-NEXT: return
func.func @selects(%c: i1, %d: i1) -> f32 {
  %i0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %one, %a[%i0] : memref<2xf32>
  memref.store %two, %b[%i0] : memref<2xf32>
  %s = arith.select %c, %a, %b : memref<2xf32>
  %e = memref.alloc() : memref<2xf32>
  memref.store %one, %e[%i0] : memref<2xf32>
  %t = arith.select %d, %s, %e : memref<2xf32>
  %v = memref.load %t[%i0] : memref<2xf32>
  return %v : f32
}

// Two joins that both buffers dominate, each of either; then a way that uses them no more. The last
// use is in a block that does not come after the others.
// CHECK-LABEL: func.func @diamonds
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK-NOT: memref.dealloc
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<2xf32>
// CHECK: cf.br ^[[END:bb[0-9]+]]
// CHECK: ^[[END]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @diamonds(%c: i1, %d: i1) -> f32 {
  %i0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %one, %a[%i0] : memref<2xf32>
  memref.store %two, %b[%i0] : memref<2xf32>
  cf.cond_br %c, ^join(%a, %b : memref<2xf32>, memref<2xf32>), ^join(%b, %a : memref<2xf32>, memref<2xf32>)
^join(%p: memref<2xf32>, %q: memref<2xf32>):
  cf.cond_br %d, ^next(%p : memref<2xf32>), ^next(%q : memref<2xf32>)
^next(%r: memref<2xf32>):
  cf.cond_br %c, ^last, ^end(%one : f32)
^last:
  %v = memref.load %r[%i0] : memref<2xf32>
  cf.br ^end(%v : f32)
^end(%w: f32):
  return %w : f32
}

// A loop carries several buffers, and its result may be any of them.
// CHECK-LABEL: func.func @round
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: scf.for
// CHECK-NOT: memref.dealloc
// CHECK: memref.load %{{.*}}#0
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @round() -> f32 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %one, %a[%i0] : memref<2xf32>
  memref.store %two, %b[%i0] : memref<2xf32>
  %r:2 = scf.for %i = %i0 to %i3 step %i1 iter_args(%p = %a, %q = %b) -> (memref<2xf32>, memref<2xf32>) {
    scf.yield %q, %p : memref<2xf32>, memref<2xf32>
  }
  %v = memref.load %r#0[%i0] : memref<2xf32>
  return %v : f32
}

// Two paths that return, only one of which uses the buffer: it is freed on both.
// CHECK-LABEL: func.func @two_returns
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: cf.cond_br %{{.*}}, ^[[USED:bb[0-9]+]], ^[[UNUSED:bb[0-9]+]]
// CHECK: ^[[USED]]:
// CHECK-NEXT: memref.load
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
// CHECK: ^[[UNUSED]]:
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @two_returns(%c: i1) -> f32 {
  %i0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %one, %a[%i0] : memref<2xf32>
  memref.store %one, %b[%i0] : memref<2xf32>
  %s = arith.select %c, %a, %b : memref<2xf32>
  cf.cond_br %c, ^used, ^unused
^used:
  %v = memref.load %s[%i0] : memref<2xf32>
  return %v : f32
^unused:
  return %one : f32
}
