// math.ctpop: set bits.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i8, i64, i100, index) {
  %a0 = arith.constant 7 : i32
  %r0 = math.ctpop %a0 : i32
  // CHECK-NEXT: result 0 = 3 : i32
  %a1 = arith.constant -1 : i8
  %r1 = math.ctpop %a1 : i8
  // CHECK-NEXT: result 1 = 8 : i8
  %a2 = arith.constant 0 : i64
  %r2 = math.ctpop %a2 : i64
  // CHECK-NEXT: result 2 = 0 : i64
  %a3 = arith.constant -1 : i100
  %r3 = math.ctpop %a3 : i100
  // CHECK-NEXT: result 3 = 100 : i100
  %a4 = arith.constant -1 : index
  %r4 = math.ctpop %a4 : index
  // CHECK-NEXT: result 4 = 64 : index
  return %r0, %r1, %r2, %r3, %r4 : i32, i8, i64, i100, index
}
// CHECK-NEXT: returned
