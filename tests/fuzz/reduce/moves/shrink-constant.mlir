// The last site of a constant replaces it by its half.
// RUN: freehold-reduce --apply-move shrink-constant:3 %s | FileCheck %s

func.func @f() -> i32 {
  %a = arith.constant 44 : i32
  return %a : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %c22_i32 = arith.constant 22 : i32
// CHECK-NEXT: return %c22_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
