// The second site replaces a value by the constant 1, which is `true` for an i1.
// RUN: freehold-reduce --apply-move value-to-number:1 %s | FileCheck %s

func.func @f(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    %k = arith.constant 7 : i32
    scf.yield %k : i32
  }
  return %r : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.if %true -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: scf.yield %c7_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
