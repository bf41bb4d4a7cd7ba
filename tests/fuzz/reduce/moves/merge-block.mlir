// A block is merged into its only predecessor; its arguments are replaced by the operands of the branch.
// RUN: freehold-reduce --apply-move merge-block:0 %s | FileCheck %s

func.func @f(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  %z = arith.addi %y, %x : i32
  return %z : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
