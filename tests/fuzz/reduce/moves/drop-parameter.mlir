// A parameter is erased with the operand of each call; its uses in the function become zero.
// RUN: freehold-reduce --apply-move drop-parameter:0 %s | FileCheck %s

func.func private @g(%x: i32, %y: i32) -> i32 {
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = call @g(%x, %y) : (i32, i32) -> i32
  return %r : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func private @g(%arg0: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = arith.addi %c0_i32, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = call @g(%arg1) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
