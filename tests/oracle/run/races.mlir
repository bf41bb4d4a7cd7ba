// Iterations of a parallel loop may run at the same time: no two touch one cell if one of them frees
// it or writes other bits to it, unless atomically.
//
// RUN: freehold-run %s 2>&1 --ignore-leaks | FileCheck %s
// RUN: freehold-run %s 2>&1 --ignore-leaks --reverse-parallel | FileCheck %s
// RUN: not freehold-run %s --entry write_write 2>&1 | FileCheck %s --check-prefix=WW
// RUN: not freehold-run %s --entry write_read 2>&1 | FileCheck %s --check-prefix=WR
// RUN: not freehold-run %s --entry read_write 2>&1 | FileCheck %s --check-prefix=RW
// RUN: not freehold-run %s --entry read_then_freed 2>&1 | FileCheck %s --check-prefix=FREE
// RUN: not freehold-run %s --entry hoisted 2>&1 | FileCheck %s --check-prefix=HOISTED
// RUN: not freehold-run %s --entry affine 2>&1 | FileCheck %s --check-prefix=AFFINE
// RUN: not freehold-run %s --entry forall_copy 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not freehold-run %s --entry in_callee 2>&1 | FileCheck %s --check-prefix=CALLEE
// RUN: not freehold-run %s --entry outer_of_nest 2>&1 | FileCheck %s --check-prefix=NEST
// RUN: not freehold-run %s --entry atomic_and_plain 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: not freehold-run %s --entry part_of_a_cell 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not freehold-run %s --entry external_writes 2>&1 | FileCheck %s --check-prefix=EXTERNAL

func.func private @fill(memref<2xi32>)
memref.global @elsewhere : memref<4xi32>

// Each iteration has its cell, and what they only read they share.
// CHECK-LABEL: @own_cells()
// CHECK-NEXT: result 0 = [5, 6, 7, 8] : memref<4xi32>
func.func @own_cells() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %five = arith.constant 5 : i32
  %shared = memref.alloca() : memref<i32>
  memref.store %five, %shared[] : memref<i32>
  %m = memref.alloc() : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %t = memref.alloc() : memref<i32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %t[] : memref<i32>
    %s = memref.load %shared[] : memref<i32>
    %y = memref.load %t[] : memref<i32>
    %z = arith.addi %s, %y : i32
    memref.store %z, %m[%i] : memref<4xi32>
    %again = memref.load %m[%i] : memref<4xi32>
    memref.store %again, %m[%i] : memref<4xi32>
    memref.dealloc %t : memref<i32>
  }
  return %m : memref<4xi32>
}

// All write the same bits.
// CHECK-LABEL: @same_bits()
// CHECK-NEXT: result 0 = 5 : i32
func.func @same_bits() -> i32 {
  %five = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  scf.forall (%i) in (4) {
    memref.store %five, %m[] : memref<i32>
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-LABEL: @atomics()
// CHECK-NEXT: result 0 = 6 : i32
// CHECK-NEXT: result 1 = 3 : i32
func.func @atomics() -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  memref.store %zero, %n[] : memref<i32>
  scf.forall (%i) in (4) {
    %x = arith.index_cast %i : index to i32
    %r = memref.atomic_rmw addi %x, %m[] : (i32, memref<i32>) -> i32
    %g = memref.generic_atomic_rmw %n[] : memref<i32> {
    ^bb0(%old: i32):
      %new = arith.maxsi %old, %x : i32
      memref.atomic_yield %new : i32
    }
  }
  %s = memref.load %m[] : memref<i32>
  %t = memref.load %n[] : memref<i32>
  return %s, %t : i32, i32
}

// A reduction is ordered by its loop, even where it combines buffers.
// CHECK-LABEL: @reduction()
// CHECK-NEXT: result 0 = 6 : i32
func.func @reduction() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %init = memref.alloc() : memref<i32>
  memref.store %zero, %init[] : memref<i32>
  %sum = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%init) -> memref<i32> {
    %x = arith.index_cast %i : index to i32
    %t = memref.alloc() : memref<i32>
    memref.store %x, %t[] : memref<i32>
    scf.reduce(%t : memref<i32>) {
    ^bb0(%a: memref<i32>, %b: memref<i32>):
      %0 = memref.load %a[] : memref<i32>
      %1 = memref.load %b[] : memref<i32>
      %2 = arith.addi %0, %1 : i32
      memref.store %2, %b[] : memref<i32>
      memref.dealloc %a : memref<i32>
      scf.reduce.return %b : memref<i32>
    }
  }
  %r = memref.load %sum[] : memref<i32>
  memref.dealloc %sum : memref<i32>
  return %r : i32
}

// Loops one after the other, and a loop inside of each iteration, are ordered.
// CHECK-LABEL: @one_after_the_other()
// CHECK-NEXT: result 0 = 9 : i32
func.func @one_after_the_other() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<2xi32>
  }
  scf.for %k = %c0 to %c2 step %c1 {
    scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
      %j = arith.subi %c1, %i : index
      %o = arith.xori %k, %i : index
      %x = memref.load %m[%o] : memref<2xi32>
      %y = arith.addi %x, %one : i32
      %z = arith.addi %y, %one : i32
      memref.store %z, %m[%o] : memref<2xi32>
    }
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %a = memref.alloc() : memref<2xi32>
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %x = memref.load %m[%i] : memref<2xi32>
      memref.store %x, %a[%j] : memref<2xi32>
    }
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      %k = arith.subi %c1, %j : index
      %x = memref.load %a[%k] : memref<2xi32>
      memref.store %one, %a[%k] : memref<2xi32>
    }
    memref.dealloc %a : memref<2xi32>
  }
  %p = memref.load %m[%c0] : memref<2xi32>
  %q = memref.load %m[%c1] : memref<2xi32>
  %r = arith.addi %p, %q : i32
  return %r : i32
}

// A global that is defined elsewhere, and first named in an iteration.
// CHECK-LABEL: @global_first_named_in_loop()
// CHECK: returned
func.func @global_first_named_in_loop() {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  scf.forall (%i) in (2) {
    %g = memref.get_global @elsewhere : memref<4xi32>
    %x = memref.load %g[%c0] : memref<4xi32>
    memref.store %x, %m[%i] : memref<2xi32>
  }
  return
}

// CHECK-LABEL: @views_apart()
// CHECK: returned
func.func @views_apart() {
  %m = memref.alloca() : memref<2x2xi32>
  scf.forall (%i) in (2) {
    %v = memref.subview %m[%i, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1], offset: ?>>
    %x = arith.index_cast %i : index to i32
    linalg.fill ins(%x : i32) outs(%v : memref<2xi32, strided<[1], offset: ?>>)
  }
  return
}

// WW: [[@LINE+5]]:5: error: undefined: writes other bits to a cell that another iteration of a parallel loop
func.func private @write_write() {
  %m = memref.alloca() : memref<i32>
  scf.forall (%i) in (2) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
  }
  return
}
// WW: [[@LINE-7]]:8: note: allocated here
// WW: [[@LINE-7]]:3: note: the parallel loop

// WR: [[@LINE+6]]:10: error: undefined: reads a cell that another iteration of a parallel loop
func.func private @write_read() {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<3xindex>
  scf.forall (%i) in (2) {
    memref.store %i, %m[%i] : memref<3xindex>
    %x = memref.load %m[%c0] : memref<3xindex>
  }
  return
}

// RW: [[@LINE+9]]:5: error: undefined: writes other bits
func.func private @read_write() {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xindex>
  memref.store %c1, %m[%c1] : memref<3xindex>
  scf.forall (%i) in (2) {
    %j = arith.addi %c1, %i : index
    %k = arith.subi %c1, %i : index
    %x = memref.load %m[%j] : memref<3xindex>
    memref.store %j, %m[%c1] : memref<3xindex>
  }
  return
}

// FREE: [[@LINE+13]]:7: error: undefined: frees a buffer that another iteration of a parallel loop
func.func private @read_then_freed() {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  scf.forall (%i) in (2) {
    %last = arith.cmpi eq, %i, %c1 : index
    scf.if %last {
    } else {
      %x = memref.load %m[] : memref<i32>
    }
    scf.if %last {
      memref.dealloc %m : memref<i32>
    }
  }
  return
}

// A temporary that iterations share.
// HOISTED: [[@LINE+9]]:5: error: undefined: writes other bits
func.func private @hoisted() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<4xindex>
  %t = memref.alloca() : memref<index>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = arith.addi %i, %c1 : index
    memref.store %x, %t[] : memref<index>
    %y = memref.load %t[] : memref<index>
    memref.store %y, %m[%i] : memref<4xindex>
  }
  return
}

// AFFINE: [[@LINE+4]]:5: error: undefined: writes other bits
func.func private @affine() {
  %m = memref.alloca() : memref<4xindex>
  affine.parallel (%i, %j) = (0, 0) to (2, 2) {
    affine.store %j, %m[%i] : memref<4xindex>
  }
  return
}

// COPY: [[@LINE+7]]:5: error: undefined: writes other bits
func.func private @forall_copy() {
  %m = memref.alloca() : memref<2xindex>
  %to = memref.alloca() : memref<index>
  scf.forall (%i) in (2) {
    %t = memref.alloca() : memref<index>
    memref.store %i, %t[] : memref<index>
    memref.copy %t, %to : memref<index> to memref<index>
  }
  return
}

// CALLEE: [[@LINE+2]]:3: error: undefined: writes other bits
func.func private @put(%x: index, %m: memref<index>) {
  memref.store %x, %m[] : memref<index>
  return
}
// CALLEE: [[@LINE+4]]:5: note: called from here
func.func private @in_callee() {
  %m = memref.alloca() : memref<index>
  scf.forall (%i) in (2) {
    func.call @put(%i, %m) : (index, memref<index>) -> ()
  }
  return
}

// Ordered inside of an iteration of the outer loop, not between its iterations.
// NEST: [[@LINE+7]]:7: error: undefined: writes other bits
func.func private @outer_of_nest() {
  %m = memref.alloca() : memref<2xindex>
  scf.forall (%i) in (2) {
    scf.forall (%j) in (2) {
      %s = arith.addi %i, %j : index
      %t = arith.muli %s, %s : index
      memref.store %t, %m[%j] : memref<2xindex>
    }
  }
  return
}

// PLAIN: [[@LINE+7]]:10: error: undefined: reads a cell
func.func private @atomic_and_plain() {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  scf.forall (%i) in (2) {
    %r = memref.atomic_rmw addi %one, %m[] : (i32, memref<i32>) -> i32
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
  }
  return
}

// PART: [[@LINE+13]]:7: error: undefined: writes other bits
func.func private @part_of_a_cell() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i64
  %b = memref.alloca() : memref<8xi8>
  %whole = memref.view %b[%c0][] : memref<8xi8> to memref<i64>
  %half = memref.view %b[%c4][] : memref<8xi8> to memref<i32>
  scf.forall (%i) in (2) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
    } else {
      memref.store %one, %half[] : memref<i32>
    }
    scf.if %first {
      memref.store %two, %whole[] : memref<i64>
    }
  }
  return
}

// EXTERNAL: [[@LINE+4]]:5: error: undefined:
func.func private @external_writes() {
  %m = memref.alloca() : memref<2xi32>
  scf.forall (%i) in (2) {
    func.call @fill(%m) : (memref<2xi32>) -> ()
  }
  return
}
