// math.absi: magnitude; the least value is its own.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i8, index, i100, i1) {
  %a0 = arith.constant -5 : i32
  %r0 = math.absi %a0 : i32
  // CHECK-NEXT: result 0 = 5 : i32
  %a1 = arith.constant -128 : i8
  %r1 = math.absi %a1 : i8
  // CHECK-NEXT: result 1 = -128 : i8
  %a2 = arith.constant 7 : index
  %r2 = math.absi %a2 : index
  // CHECK-NEXT: result 2 = 7 : index
  %a3 = arith.constant -5 : i100
  %r3 = math.absi %a3 : i100
  // CHECK-NEXT: result 3 = 5 : i100
  %a4 = arith.constant true
  %r4 = math.absi %a4 : i1
  // CHECK-NEXT: result 4 = true : i1
  return %r0, %r1, %r2, %r3, %r4 : i32, i8, index, i100, i1
}
// CHECK-NEXT: returned
