// A function loses its body and becomes a private declaration.
// RUN: freehold-reduce --apply-move declare-function:0 %s | FileCheck %s

func.func @g(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%x: i32) -> i32 {
  %y = call @g(%x) : (i32) -> i32
  return %y : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func private @g(i32) -> i32
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @g(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
