// A block is erased; a conditional branch to it becomes a branch to its other successor.
// RUN: freehold-reduce --apply-move drop-block:0 %s | FileCheck %s

func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %y = arith.addi %x, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%r: i32):
  return %r : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg1 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
