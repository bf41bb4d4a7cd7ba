// A loop writes the buffer that it carries. With a clone for the first iteration, a reader of
// the first buffer afterwards misses the write.
// RUN: freehold-check %s --subject fh-legacy --json --entry out | FileCheck %s --check-prefix=OUT
// RUN: freehold-check %s --subject fh-legacy --json --entry in | FileCheck %s --check-prefix=IN

// OUT: "contract":"out","contract_reason":"a write that a clone made where control flow joins would miss"
// IN: "verdict":"agree","contract":"in"
func.func @out(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %m) -> memref<i32> {
    %old = memref.load %x[] : memref<i32>
    %new = arith.xori %old, %v : i32
    %one = arith.constant 1 : i32
    %next = arith.ori %new, %one : i32
    memref.store %next, %x[] : memref<i32>
    scf.yield %x : memref<i32>
  }
  %s = memref.load %m[] : memref<i32>
  return %s : i32
}
func.func @in(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %m) -> memref<i32> {
    %old = memref.load %x[] : memref<i32>
    %one = arith.constant 1 : i32
    %next = arith.ori %old, %one : i32
    memref.store %next, %x[] : memref<i32>
    scf.yield %x : memref<i32>
  }
  %s = memref.load %r[] : memref<i32>
  return %s : i32
}
