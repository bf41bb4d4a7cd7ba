// The plan of a loop that forwards a buffer to its next iteration.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(fh-ownership-based-buffer-deallocation{print-plan=true})' -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=freed --implicit-check-not=moves --implicit-check-not=clone

// The buffer of the iteration before is freed at the end of the body. The first one is an argument, which is
// borrowed.
// CHECK-LABEL: plan of @fresh_each_iteration
// CHECK-NEXT: %alloc: result of memref.alloc at line [[#@LINE + 14]], always owns
// CHECK-NEXT: moves to %arg2 (argument of a region of scf.for at line [[#@LINE + 10]]) or %0 (result of scf.for at line [[#@LINE + 10]]), at scf.yield at line [[#@LINE + 15]] of scf.for at line [[#@LINE + 10]]
// CHECK-NEXT: %arg2: argument of a region of scf.for at line [[#@LINE + 9]], owns if its indicator is set
// CHECK-NEXT: freed if its indicator is set, at scf.yield at line [[#@LINE + 13]] of scf.for
// CHECK-NEXT: %0: result of scf.for at line [[#@LINE + 7]], owns if its indicator is set
// CHECK-NEXT: freed if its indicator is set, at func.return at line [[#@LINE + 14]]
func.func @fresh_each_iteration(%arg: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %one : i32
    %a = memref.alloc() : memref<2xi32>
    memref.store %w, %a[%c0] : memref<2xi32>
    scf.yield %a : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  return %v : i32
}
