// What a loop leaves behind in a scalar cell, or in its results, still counts when all iterations are one.
// RUN: not freehold-prove safe %s | FileCheck %s
// CHECK-NOT: proved
// CHECK: @counts_in_a_cell {{.*}}refuted
func.func @counts_in_a_cell() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cell = memref.alloca() : memref<index>
  memref.store %c0, %cell[] : memref<index>
  %b = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %n = memref.load %cell[] : memref<index>
    %m = arith.addi %n, %c1 : index
    memref.store %m, %cell[] : memref<index>
  }
  memref.dealloc %b : memref<4xi32>
  %k = memref.load %cell[] : memref<index>
  %isTwo = arith.cmpi eq, %k, %c2 : index
  scf.if %isTwo {
    memref.dealloc %b : memref<4xi32>
  }
  return
}
// CHECK-NOT: proved
// CHECK: @toggles_a_cell {{.*}}refuted
func.func @toggles_a_cell() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %cell = memref.alloca() : memref<i1>
  memref.store %true, %cell[] : memref<i1>
  %b = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %n = memref.load %cell[] : memref<i1>
    %m = arith.xori %n, %true : i1
    memref.store %m, %cell[] : memref<i1>
  }
  %k = memref.load %cell[] : memref<i1>
  %not = arith.xori %k, %true : i1
  scf.if %not {
    memref.dealloc %b : memref<4xi32>
  }
  return
}
// CHECK-NOT: proved
// CHECK: @result_decides {{.*}}refuted
func.func @result_decides(%c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %false = arith.constant false
  %true = arith.constant true
  %b = memref.alloc() : memref<4xi32>
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %false, %q = %false) -> (i1, i1) {
    scf.yield %true, %p : i1, i1
  }
  memref.dealloc %b : memref<4xi32>
  scf.if %r#1 {
    memref.dealloc %b : memref<4xi32>
  }
  return
}
// CHECK-NOT: proved
// CHECK: @reads_what_is_freed {{.*}}refuted
func.func @reads_what_is_freed(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %b[%c0] : memref<4xi32>
    vector.print %x : i32
  }
  return
}
// CHECK-NOT: proved
