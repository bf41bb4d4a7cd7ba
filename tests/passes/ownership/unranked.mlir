// A5: an unranked memref is freed through a reinterpret_cast; ours goes to rank 0, which asks nothing of its
// sizes.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry block_argument --target %S/Inputs/unranked-forgotten.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

//        bb0
//    bb1     |
//        bb2(p)
// CHECK-LABEL: @block_argument
// CHECK: ^bb2(%[[P:.*]]: memref<*xi32>, %[[OWN:.*]]: i1):
// CHECK: %[[R:.*]] = memref.reinterpret_cast %[[P]] to offset: [0], sizes: [], strides: []
// CHECK-NEXT: %[[B:.*]], %{{.*}} = memref.extract_strided_metadata %[[R]]
// CHECK-NEXT: bufferization.dealloc (%[[B]] : memref<i32>) if (%[[OWN]])
// CHECK-NEXT: return
func.func @block_argument(%c: i1, %arg: memref<2xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %u = memref.cast %arg : memref<2xi32> to memref<*xi32>
  cf.cond_br %c, ^bb1, ^bb2(%u : memref<*xi32>)
^bb1:
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.cast %a : memref<2xi32> to memref<*xi32>
  cf.br ^bb2(%v : memref<*xi32>)
^bb2(%p: memref<*xi32>):
  %q = memref.cast %p : memref<*xi32> to memref<2xi32>
  %e = memref.load %q[%c0] : memref<2xi32>
  return %e : i32
}

// An unranked memref that is returned and may not be owned is cloned as it is.
// CHECK-LABEL: @returned
// CHECK: scf.if %{{.*}} -> (memref<*xi32>)
// CHECK: bufferization.clone %{{.*}} : memref<*xi32> to memref<*xi32>
func.func @returned(%c: i1, %x: i32) -> memref<2xi32> {
  %r = func.call @pick(%c, %x) : (i1, i32) -> memref<*xi32>
  %q = memref.cast %r : memref<*xi32> to memref<2xi32>
  return %q : memref<2xi32>
}
memref.global @g : memref<2xi32> = dense<[3, 4]>
func.func private @pick(%c: i1, %x: i32) -> memref<*xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<2xi32>
  %u = memref.cast %g : memref<2xi32> to memref<*xi32>
  %r = scf.if %c -> memref<*xi32> {
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c0] : memref<2xi32>
    memref.store %x, %a[%c1] : memref<2xi32>
    %v = memref.cast %a : memref<2xi32> to memref<*xi32>
    scf.yield %v : memref<*xi32>
  } else {
    scf.yield %u : memref<*xi32>
  }
  return %r : memref<*xi32>
}
