// A block that only branches is skipped by both of its predecessors, each of which passes its own operands.
// RUN: freehold-reduce --apply-move skip-block %s | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%p: i32):
  cf.br ^bb2(%p, %x : i32, i32)
^bb2(%q: i32, %r: i32):
  %z = arith.addi %q, %r : i32
  return %z : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1, %arg1 : i32, i32), ^bb1(%arg2, %arg1 : i32, i32)
// CHECK-NEXT: ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %2 = arith.addi %0, %1 : i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
