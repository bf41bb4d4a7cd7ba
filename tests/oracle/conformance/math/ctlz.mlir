// math.ctlz: leading zeros in N bits.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i8, i64, i3, i128, i1) {
  %a0 = arith.constant 1 : i32
  %r0 = math.ctlz %a0 : i32
  // CHECK-NEXT: result 0 = 31 : i32
  %a1 = arith.constant 0 : i8
  %r1 = math.ctlz %a1 : i8
  // CHECK-NEXT: result 1 = 8 : i8
  %a2 = arith.constant -1 : i64
  %r2 = math.ctlz %a2 : i64
  // CHECK-NEXT: result 2 = 0 : i64
  %a3 = arith.constant 1 : i3
  %r3 = math.ctlz %a3 : i3
  // CHECK-NEXT: result 3 = 2 : i3
  %a4 = arith.constant 1 : i128
  %r4 = math.ctlz %a4 : i128
  // CHECK-NEXT: result 4 = 127 : i128
  %a5 = arith.constant false
  %r5 = math.ctlz %a5 : i1
  // CHECK-NEXT: result 5 = true : i1
  return %r0, %r1, %r2, %r3, %r4, %r5 : i32, i8, i64, i3, i128, i1
}
// CHECK-NEXT: returned
