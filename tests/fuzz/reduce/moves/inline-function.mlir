// The only call of a function is inlined. Its blocks come between the two parts of the caller's block; the callee is erased.
// RUN: freehold-reduce --apply-move inline-function %s | FileCheck %s

func.func private @g(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x : i32
^bb2:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%c: i1, %x: i32) -> i32 {
  %r = call @g(%c, %x) : (i1, i32) -> i32
  %s = arith.muli %r, %r : i32
  return %s : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : i1, i32)
// CHECK-NEXT: ^bb1(%0: i1, %1: i32):  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %2 = arith.addi %1, %1 : i32
// CHECK-NEXT: cf.br ^bb4(%2 : i32)
// CHECK-NEXT: ^bb4(%3: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: %4 = arith.muli %3, %3 : i32
// CHECK-NEXT: return %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
