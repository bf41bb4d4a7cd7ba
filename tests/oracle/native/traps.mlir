// A native run that dies of a signal where the source's came to its end is a defect, as an interpreted one is: a division that the
// processor refuses, an access of memory that nobody has. A stack that is exhausted is a limit of the runtime's.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/loop.mlir --pipeline loop-invariant-code-motion --oracle native 2>&1 | FileCheck %s --check-prefix=DIVIDES
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/loop.mlir --pipeline loop-invariant-code-motion --oracle native --native asan 2>&1 | FileCheck %s --check-prefix=ASAN
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/loop.mlir --pipeline loop-invariant-code-motion --oracle native --native valgrind 2>&1 | FileCheck %s --check-prefix=VALGRIND
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/loop.mlir --pipeline loop-invariant-code-motion --oracle interp,native | FileCheck %s --check-prefix=BOTH
// RUN: freehold-check %t/loop.mlir --pipeline cse --oracle interp,native | FileCheck %s --check-prefix=SAME
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/near.mlir --target %t/far.mlir --entry f --args '1, memref(4;seed=1)' --oracle native 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/near.mlir --target %t/far.mlir --entry f --args '1, memref(4;seed=1)' --oracle native --native asan 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/near.mlir --target %t/deep.mlir --entry f --args '1, memref(4;seed=1)' --oracle native 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/near.mlir --target %t/deep.mlir --entry f --args '1, memref(4;seed=1)' --oracle native --native asan 2>&1 | FileCheck %s --check-prefix=DEEP
// DIVIDES: error: undefined {{.*}} the processor refuses an operation (signal 8)
// ASAN: error: undefined {{.*}} asan reports FPE
// VALGRIND: error: undefined {{.*}} valgrind reports SIGFPE
// BOTH: 2 judged = 0 agree + 2 defect
// SAME: 2 judged = 2 agree
// FAR: error: out-of-bounds
// DEEP: warning: unsupported

//--- loop.mlir
func.func @f(%m: memref<1xindex>, %a: index, %b: index) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %nz = arith.cmpi ne, %b, %z : index
  %n = arith.select %nz, %o, %z : index
  scf.for %i = %z to %n step %o {
    %q = arith.remui %a, %b : index
    memref.store %q, %m[%i] : memref<1xindex>
  }
  return
}
//--- near.mlir
func.func private @g(%n: index) -> index {
  return %n : index
}
func.func @f(%i: index, %m: memref<4xi32>) -> (index, i32) {
  %r = call @g(%i) : (index) -> index
  %x = memref.load %m[%i] : memref<4xi32>
  return %r, %x : index, i32
}
//--- far.mlir
func.func private @g(%n: index) -> index {
  return %n : index
}
func.func @f(%i: index, %m: memref<4xi32>) -> (index, i32) {
  %far = arith.constant 4000000000000 : index
  %r = call @g(%i) : (index) -> index
  %x = memref.load %m[%far] : memref<4xi32>
  return %r, %x : index, i32
}
//--- deep.mlir
func.func private @g(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %end -> index {
    scf.yield %c1 : index
  } else {
    %m = arith.subi %n, %c1 : index
    %s = func.call @g(%m) : (index) -> index
    scf.yield %s : index
  }
  return %r : index
}
func.func @f(%i: index, %m: memref<4xi32>) -> (index, i32) {
  %many = arith.constant 100000000 : index
  %r = call @g(%many) : (index) -> index
  %x = memref.load %m[%i] : memref<4xi32>
  return %r, %x : index, i32
}
