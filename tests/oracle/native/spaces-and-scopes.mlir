// A host has no memory spaces, and a memref.alloca_scope with results is native code like any other: neither keeps native
// judges from an answer.
// RUN: freehold-check %s --pipeline canonicalize --oracle interp,native | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-check %s --pipeline test-double-free --load-pass-plugin %build/lib/libTestPasses.so --oracle native 2>&1 | FileCheck %s --check-prefix=TWICE
// CHECK: canonicalize 2 2 0 0
// CHECK: canonicalize native-jit 2 2 0 0
// TWICE: error: double-free
func.func @space(%x: i32) -> i32 {
  %m = memref.alloc() : memref<i32, 1>
  memref.store %x, %m[] : memref<i32, 1>
  %c = memref.memory_space_cast %m : memref<i32, 1> to memref<i32>
  %y = memref.load %c[] : memref<i32>
  memref.dealloc %m : memref<i32, 1>
  return %y : i32
}
func.func @scope(%m: memref<2xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %k = memref.alloca_scope -> (index) {
      %t = memref.alloca(%i) : memref<?xi32>
      %d = memref.dim %t, %c0 : memref<?xi32>
      memref.alloca_scope.return %d : index
    }
    %r = memref.alloca_scope -> (memref<2xi32>) {
      memref.alloca_scope.return %m : memref<2xi32>
    }
    %e = memref.dim %r, %c0 : memref<2xi32>
    %b = arith.addi %k, %e : index
    scf.yield %b : index
  }
  return %s : index
}
