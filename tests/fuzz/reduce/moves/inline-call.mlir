// One of two calls is inlined, so the callee stays for the other one.
// RUN: freehold-reduce --apply-move inline-call:0 %s | FileCheck %s

func.func private @g(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @f(%x: i32) -> i32 {
  %r = call @g(%x) : (i32) -> i32
  %s = call @g(%r) : (i32) -> i32
  return %s : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func private @g(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = call @g(%0) : (i32) -> i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
