// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// Negative cases compare as bits; what matches no case goes to the default.
// CHECK-LABEL: @cases()
// CHECK-NEXT: result 0 = 100 : i32
// CHECK-NEXT: result 1 = 77 : i32
// CHECK-NEXT: result 2 = 12 : i32
// CHECK-NEXT: returned
func.func @cases() -> (i32, i32, i32) {
  %minus = arith.constant -1 : i8
  %seven = arith.constant 7 : i8
  %other = arith.constant 12 : i8
  %0 = call @switch(%minus) : (i8) -> i32
  %1 = call @switch(%seven) : (i8) -> i32
  %2 = call @switch(%other) : (i8) -> i32
  return %0, %1, %2 : i32, i32, i32
}

func.func private @switch(%flag: i8) -> i32 {
  %a = arith.constant 100 : i32
  %b = arith.constant 70 : i32
  %c = arith.constant 7 : i32
  cf.switch %flag : i8, [
    default: ^other,
    -1: ^one(%a : i32),
    7: ^two(%b, %c : i32, i32)
  ]
^one(%x: i32):
  return %x : i32
^two(%y: i32, %z: i32):
  %sum = arith.addi %y, %z : i32
  return %sum : i32
^other:
  %wide = arith.extsi %flag : i8 to i32
  return %wide : i32
}

// CHECK-LABEL: @default_only()
// CHECK-NEXT: result 0 = 5 : i32
func.func @default_only() -> i32 {
  %five = arith.constant 5 : i32
  cf.switch %five : i32, [default: ^bb1(%five : i32)]
^bb1(%x: i32):
  return %x : i32
}

// POISON: [[@LINE+4]]:3: error: undefined: the flag of a switch is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  cf.switch %p : i32, [default: ^a, 1: ^a]
^a:
  return
}
