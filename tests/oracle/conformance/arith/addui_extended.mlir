// arith.addui_extended: the sum and whether it overflows, unsigned.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i8, i1, i8, i1, i64, i1, i65, i1, index, i1) {
  %a0 = arith.constant -56 : i8
  %b0 = arith.constant 100 : i8
  %r0:2 = arith.addui_extended %a0, %b0 : i8, i1
  // CHECK-NEXT: result 0 = 44 : i8
  // CHECK-NEXT: result 1 = true : i1
  %a1 = arith.constant 100 : i8
  %b1 = arith.constant 100 : i8
  %r1:2 = arith.addui_extended %a1, %b1 : i8, i1
  // CHECK-NEXT: result 2 = -56 : i8
  // CHECK-NEXT: result 3 = false : i1
  %a2 = arith.constant -1 : i64
  %b2 = arith.constant -1 : i64
  %r2:2 = arith.addui_extended %a2, %b2 : i64, i1
  // CHECK-NEXT: result 4 = -2 : i64
  // CHECK-NEXT: result 5 = true : i1
  %a3 = arith.constant -1 : i65
  %b3 = arith.constant 1 : i65
  %r3:2 = arith.addui_extended %a3, %b3 : i65, i1
  // CHECK-NEXT: result 6 = 0 : i65
  // CHECK-NEXT: result 7 = true : i1
  %a4 = arith.constant -1 : index
  %b4 = arith.constant 0 : index
  %r4:2 = arith.addui_extended %a4, %b4 : index, i1
  // CHECK-NEXT: result 8 = -1 : index
  // CHECK-NEXT: result 9 = false : i1
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1, %r4#0, %r4#1 : i8, i1, i8, i1, i64, i1, i65, i1, index, i1
}
// CHECK-NEXT: returned
