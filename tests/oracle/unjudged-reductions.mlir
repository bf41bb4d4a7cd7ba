// Runs show what a new omp.declare_reduction says: its start, and how two values are combined. Its atomic region is not run, so that
// it must say the same.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --pipeline convert-scf-to-openmp | FileCheck %s --check-prefix=AGREE
// RUN: mlir-opt-22 %t/before.mlir --convert-scf-to-openmp -o %t/after.mlir
// RUN: freehold-check %t/before.mlir --target %t/after.mlir | FileCheck %s --check-prefix=AGREE
// AGREE: 3 judged = 3 agree
// The start, the combiner with the atomic region, and only one of these.
// RUN: sed 's/constant(-2147483648 /constant(7 /' %t/after.mlir > %t/start.mlir
// RUN: not freehold-check %t/before.mlir --target %t/start.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/cmpi slt/cmpi sgt/; s/atomicrmw max/atomicrmw min/' %t/after.mlir > %t/both.mlir
// RUN: not freehold-check %t/before.mlir --target %t/both.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: observation {{.*}} @maximum
// RUN: sed 's/cmpi slt/cmpi sgt/' %t/after.mlir > %t/combiner.mlir
// RUN: not freehold-check %t/before.mlir --target %t/combiner.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/atomicrmw max/atomicrmw umax/' %t/after.mlir > %t/atomic.mlir
// RUN: not freehold-check %t/before.mlir --target %t/atomic.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: warning: unsupported {{.*}} omp.declare_reduction {{.*}} is new, which is not judged

//--- before.mlir
func.func @maximum(%m: memref<8xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%v) -> i32 {
    %x = memref.load %m[%i] : memref<8xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %a, %b : i32
      %k = arith.select %c, %b, %a : i32
      scf.reduce.return %k : i32
    }
  }
  return %r : i32
}
func.func @sum(%m: memref<8xi64>, %v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%v) -> i64 {
    %x = memref.load %m[%i] : memref<8xi64>
    scf.reduce(%x : i64) {
    ^bb0(%a: i64, %b: i64):
      %k = arith.addi %a, %b : i64
      scf.reduce.return %k : i64
    }
  }
  return %r : i64
}
func.func @bits(%m: memref<8xi8>, %v: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%v) -> i8 {
    %x = memref.load %m[%i] : memref<8xi8>
    scf.reduce(%x : i8) {
    ^bb0(%a: i8, %b: i8):
      %k = arith.xori %a, %b : i8
      scf.reduce.return %k : i8
    }
  }
  return %r : i8
}
