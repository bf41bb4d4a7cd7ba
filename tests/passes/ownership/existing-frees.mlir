// H2, H3: deallocations that are there already are kept as the owner's free, not refused.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-unsimplified --subject fh-dealloc-ops --subject fh-early-free --pipeline fh-ownership-based-buffer-deallocation --oracle interp,native
// Bad twins, made by hand:
// RUN: not freehold-check %s --entry freed_on_one_path --target %S/Inputs/existing-frees-freed-again.mlir | FileCheck %s --check-prefix=DOUBLE-FREE
// DOUBLE-FREE: defect: double-free

// H2: a plain free.
// CHECK-LABEL: @plain_free
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @plain_free(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}

// H2: on one of two paths.
//
//        bb0 (a)
//    bb1     bb2
//    frees a
//        bb3
// CHECK-LABEL: @freed_on_one_path
// CHECK: ^bb1:
// CHECK-NEXT: memref.dealloc %[[A:.*]] : memref<2xi32>
// CHECK-NEXT: cf.br
// CHECK: ^bb2:
// CHECK-NEXT: bufferization.dealloc (%[[A]]
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @freed_on_one_path(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<2xi32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  return %v : i32
}

// H2: in a region: a cell remembers at run time whether the root still owns.
// CHECK-LABEL: @freed_in_region
// CHECK: %[[CELL:.*]] = memref.alloca() : memref<i1>
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: memref.store %true, %[[CELL]]
// CHECK: scf.if
// CHECK: memref.store %{{.*}}, %[[CELL]]
// CHECK: memref.dealloc %[[A]]
// CHECK: %[[OWN:.*]] = memref.load %[[CELL]]
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%[[OWN]])
func.func @freed_in_region(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  scf.if %c {
    memref.dealloc %a : memref<2xi32>
  }
  return %v : i32
}

// H3: a bufferization.dealloc with an unknown condition.
// CHECK-LABEL: @conditional
// CHECK-SAME: (%[[C:.*]]: i1,
// CHECK: %[[CELL:.*]] = memref.alloca() : memref<i1>
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: memref.store %{{.*}}, %[[CELL]]
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%[[C]])
// CHECK: %[[OWN:.*]] = memref.load %[[CELL]]
// CHECK: bufferization.dealloc (%[[A]] : memref<2xi32>) if (%[[OWN]])
func.func @conditional(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%c)
  return %v : i32
}

// H2: memref.realloc that was not expanded: it frees its operand where it grows, and is what owns from then
// on. The pipeline expands it first, see realloc.mlir.
