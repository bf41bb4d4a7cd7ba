// A copy of a buffer onto itself writes it: with a clone in between these are two buffers.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject fh-legacy --json | FileCheck %s

// CHECK: "contract":"out","contract_reason":"a write that a clone
func.func @f(%n: index, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> (memref<i32>) {
    memref.copy %m, %x : memref<i32> to memref<i32>
    %a = memref.alloc() : memref<i32>
    scf.yield %a : memref<i32>
  }
  return
}
