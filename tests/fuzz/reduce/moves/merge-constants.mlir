// One of two constants with the value 7 is replaced by the other.
// RUN: freehold-reduce --apply-move merge-constants %s | FileCheck %s

func.func @f() -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 7 : i32
  %c = arith.addi %a, %b : i32
  return %c : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %0 = arith.addi %c7_i32, %c7_i32 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
