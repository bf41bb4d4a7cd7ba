// Loops that only read and write what is in buffers: one iteration stands for all, with any scalars.
// RUN: freehold-prove safe %s | FileCheck %s
// CHECK: @sums {{.*}}proved
func.func @sums(%n: index, %m: memref<?xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %b = memref.alloc(%n) : memref<?xi32>
  memref.copy %m, %b : memref<?xi32> to memref<?xi32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (i32) {
    %x = memref.load %b[%i] : memref<?xi32>
    %y = scf.while (%z = %x) : (i32) -> i32 {
      %more = arith.cmpi sgt, %z, %zero : i32
      scf.condition(%more) %z : i32
    } do {
    ^bb0(%z: i32):
      memref.store %z, %b[%i] : memref<?xi32>
      %h = arith.subi %z, %x : i32
      scf.yield %h : i32
    }
    %u = arith.addi %t, %y : i32
    scf.yield %u : i32
  }
  memref.dealloc %b : memref<?xi32>
  return %s : i32
}
// CHECK: @in_any_order {{.*}}proved
func.func @in_any_order(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %b = memref.alloc(%n) : memref<?xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %zero, %b[%i] : memref<?xi32>
    scf.reduce
  }
  memref.dealloc %b : memref<?xi32>
  return
}
