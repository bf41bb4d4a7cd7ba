// ub.unreachable: undefined when reached.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry reached 2>&1 | FileCheck %s --check-prefix=REACHED

// CHECK: @main()
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: returned
func.func @main() -> i32 {
  %false = arith.constant false
  %c = arith.constant 7 : i32
  cf.cond_br %false, ^never, ^end
^never:
  ub.unreachable
^end:
  return %c : i32
}

func.func private @reached() {
  // REACHED: [[@LINE+1]]:3: error: undefined: reaches ub.unreachable
  ub.unreachable
}
