// Deallocations in loops, of buffers made in the iteration, carried in, or made before the loop.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | sed 's/freehold.deallocated = \["memref"\]//' > %t.once
// RUN: freehold-check %s --command 'freehold-opt %t.once --fh-ownership-based-buffer-deallocation --fh-bufferization-lower-deallocations'
// Not vacuous: without the pass something leaks.
// RUN: not freehold-check %s --subject identity | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func @loop_last(%x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.remui %n, %c3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.for %i = %c0 to %c3 step %c1 {
    %v = memref.load %a[] : memref<i32>
    vector.print %v : i32
    %is = arith.cmpi eq, %i, %m : index
    %b = memref.alloc() : memref<i32>
    memref.store %x, %b[] : memref<i32>
    scf.if %is { memref.dealloc %b : memref<i32> }
  }
  scf.for %i = %c0 to %c3 step %c1 {
    %is = arith.cmpi eq, %i, %m : index
    scf.if %is { memref.dealloc %a : memref<i32> }
  }
  return
}
func.func @carried_freed(%x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<i32> {
    %v = memref.load %p[] : memref<i32>
    vector.print %v : i32
    memref.dealloc %p : memref<i32>
    %b = memref.alloc() : memref<i32>
    memref.store %v, %b[] : memref<i32>
    scf.yield %b : memref<i32>
  }
  %w = memref.load %r[] : memref<i32>
  vector.print %w : i32
  return
}
func.func @carried_freed_sometimes(%x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.remui %n, %c3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<i32> {
    %v = memref.load %p[] : memref<i32>
    vector.print %v : i32
    %is = arith.cmpi eq, %i, %m : index
    %q = scf.if %is -> memref<i32> {
      memref.dealloc %p : memref<i32>
      %b = memref.alloc() : memref<i32>
      memref.store %v, %b[] : memref<i32>
      scf.yield %b : memref<i32>
    } else {
      scf.yield %p : memref<i32>
    }
    scf.yield %q : memref<i32>
  }
  %w = memref.load %r[] : memref<i32>
  vector.print %w : i32
  return
}
func.func @freed_then_loop(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  cf.br ^l(%c0 : index)
^l(%i: index):
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %n = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %n, %c3 : index
  cf.cond_br %c, ^f, ^k
^f:
  memref.dealloc %a : memref<i32>
  cf.cond_br %more, ^l(%n : index), ^x
^k:
  %v = memref.load %a[] : memref<i32>
  vector.print %v : i32
  cf.cond_br %more, ^l(%n : index), ^x
^x:
  return
}
func.func @while_before(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r:2 = scf.while (%p = %a, %i = %c0) : (memref<i32>, index) -> (memref<i32>, index) {
    %v = memref.load %p[] : memref<i32>
    vector.print %v : i32
    memref.dealloc %p : memref<i32>
    %b = memref.alloc() : memref<i32>
    memref.store %x, %b[] : memref<i32>
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %b, %i : memref<i32>, index
  } do {
  ^bb0(%q: memref<i32>, %i: index):
    %n = arith.addi %i, %c1 : index
    scf.yield %q, %n : memref<i32>, index
  }
  memref.dealloc %r#0 : memref<i32>
  return
}
