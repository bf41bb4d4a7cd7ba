// arith.select: one of two values, of any type. A poison condition gives poison; a poison operand
// that is not chosen does not matter.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not freehold-run %s --entry chosen 2>&1 | FileCheck %s --check-prefix=CHOSEN

func.func private @one() -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}
func.func private @two() -> i32 {
  %c2 = arith.constant 2 : i32
  return %c2 : i32
}

// CHECK: @main()
func.func @main() -> (i8, f32, i100, i32, memref<2xi32>) {
  %true = arith.constant true
  %false = arith.constant false
  %c5 = arith.constant 5 : i8
  %p = ub.poison : i8
  %s0 = arith.select %true, %c5, %p : i8
  // CHECK-NEXT: result 0 = 5 : i8
  %f = arith.constant 1.5 : f32
  %g = arith.constant 2.5 : f32
  %s1 = arith.select %false, %f, %g : f32
  // CHECK-NEXT: result 1 = 2.5 : f32
  %w = arith.constant 36893488147419103232 : i100
  %v = arith.constant 7 : i100
  %s2 = arith.select %true, %w, %v : i100
  // CHECK-NEXT: result 2 = 36893488147419103232 : i100
  %one = func.constant @one : () -> i32
  %two = func.constant @two : () -> i32
  %s = arith.select %false, %one, %two : () -> i32
  %s3 = func.call_indirect %s() : () -> i32
  // CHECK-NEXT: result 3 = 2 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %s4 = arith.select %true, %a, %b : memref<2xi32>
  memref.store %s3, %s4[%c0] : memref<2xi32>
  memref.store %s3, %a[%c1] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  // CHECK-NEXT: result 4 = [2, 2] : memref<2xi32>
  return %s0, %s1, %s2, %s3, %s4 : i8, f32, i100, i32, memref<2xi32>
}
// CHECK-NEXT: returned

func.func private @condition() -> i8 {
  %c = ub.poison : i1
  %a = arith.constant 1 : i8
  %s = arith.select %c, %a, %a : i8
  // CONDITION: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %s : i8
}

func.func private @chosen() -> i8 {
  %false = arith.constant false
  %a = arith.constant 1 : i8
  %p = ub.poison : i8
  %s = arith.select %false, %a, %p : i8
  // CHOSEN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %s : i8
}
