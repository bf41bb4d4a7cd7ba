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

// H2: a choice of two is freed: who still owns is compared before.
// CHECK-LABEL: @select_freed
// CHECK: %[[CA:.*]] = memref.alloca() : memref<i1>
// CHECK: %[[CB:.*]] = memref.alloca() : memref<i1>
// CHECK: arith.select
// CHECK-COUNT-2: arith.cmpi eq
// CHECK: memref.dealloc
// CHECK: bufferization.dealloc
// CHECK: bufferization.dealloc
func.func @select_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  %s = arith.select %c, %a, %b : memref<2xi32>
  memref.dealloc %s : memref<2xi32>
  %t = arith.select %c, %b, %a : memref<2xi32>
  %v = memref.load %t[%c0] : memref<2xi32>
  return %v : i32
}

// H2: what was loaded from memory is freed.
// CHECK-LABEL: @loaded_freed
// CHECK: memref.dealloc
// CHECK: return
func.func @loaded_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %box = memref.alloc() : memref<1xmemref<2xi32>>
  memref.store %a, %box[%c0] : memref<1xmemref<2xi32>>
  %l = memref.load %box[%c0] : memref<1xmemref<2xi32>>
  %v = memref.load %l[%c0] : memref<2xi32>
  memref.dealloc %l : memref<2xi32>
  return %v : i32
}

// H2: the result of an if is freed, which is a buffer from outside on one side.
// CHECK-LABEL: @result_freed
// CHECK: memref.dealloc
// CHECK: return
func.func @result_freed(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = scf.if %c -> memref<2xi32> {
    scf.yield %a : memref<2xi32>
  } else {
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %b[%c0] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %r : memref<2xi32>
  return %v : i32
}

// H3: several operands, retained values, and results in use.
// CHECK-LABEL: @retained
// CHECK: bufferization.dealloc {{.*}} retain
// CHECK: bufferization.dealloc
// CHECK: bufferization.dealloc
// CHECK: return
func.func @retained(%c: i1, %d: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %r:2 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %d)
      retain (%b, %a : memref<2xi32>, memref<2xi32>)
  vector.print %r#0 : i1
  vector.print %r#1 : i1
  return %v : i32
}

// H2: in a loop of branches, and under a condition after it.
// CHECK-LABEL: @freed_in_loop
// CHECK: ^bb1(
// CHECK: memref.dealloc
// CHECK: ^bb2:
// CHECK: scf.if
// CHECK: memref.dealloc
// CHECK: bufferization.dealloc
// CHECK: return
func.func @freed_in_loop(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%i0] : memref<2xi32>
  cf.br ^bb1(%c0, %a : i32, memref<2xi32>)
^bb1(%i: i32, %p: memref<2xi32>):
  %v = memref.load %p[%i0] : memref<2xi32>
  memref.dealloc %p : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  %w = arith.addi %v, %c1 : i32
  memref.store %w, %n[%i0] : memref<2xi32>
  %j = arith.addi %i, %c1 : i32
  %more = arith.cmpi slt, %j, %c3 : i32
  cf.cond_br %more, ^bb1(%j, %n : i32, memref<2xi32>), ^bb2
^bb2:
  %r = memref.load %n[%i0] : memref<2xi32>
  scf.if %c {
    memref.dealloc %n : memref<2xi32>
  }
  return %r : i32
}

// H2: allocated by hand, freed without the attribute.
// CHECK-LABEL: @half_manual
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @half_manual(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return %v : i32
}

// H2: memref.realloc that was not expanded: it frees its operand where it grows, and is what owns from then
// on. The pipeline expands it first, see realloc.mlir.
