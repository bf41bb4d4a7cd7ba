// Products of products are too hard for a solver. A search that asks it for them ends before the program's time does, and
// what was judged without it stands.
//
// RUN: sed 's/arith.muli %%acc, %%w/arith.muli %%w, %%acc/; s/arith.muli %%p, %%p/arith.muli %%p, %%acc/; s/arith.constant 7 : i64/arith.constant 8 : i64/' %s > %t.other.mlir
// RUN: sed 's/arith.muli %%acc, %%w/arith.muli %%w, %%acc/; s/arith.addi %%v, %%x/arith.addi %%x, %%v/' %s > %t.same.mlir
// RUN: freehold-check %s --target %t.same.mlir | FileCheck %s
// CHECK: 1 judged = 1 agree
// RUN: not freehold-check %s --target %t.other.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: observation

func.func @f(%m: memref<16xi64>, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1 : i64
  %seven = arith.constant 7 : i64
  %prime = arith.constant 1000003 : i64
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%acc = %one) -> i64 {
    %v = memref.load %m[%i] : memref<16xi64>
    %w = arith.addi %v, %x : i64
    %p = arith.muli %acc, %w : i64
    %q = arith.remui %p, %prime : i64
    %small = arith.cmpi ult, %q, %seven : i64
    %s = scf.if %small -> i64 {
      %square = arith.muli %p, %p : i64
      scf.yield %square : i64
    } else {
      scf.yield %q : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}
