// llvm.unreachable: undefined when reached.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry reached 2>&1 | FileCheck %s --check-prefix=REACHED
// RUN: not freehold-run %s --entry in_callee 2>&1 | FileCheck %s --check-prefix=CALLEE
// RUN: not freehold-run %s --entry chosen --args '3' 2>&1 | FileCheck %s --check-prefix=CHOSEN
// RUN: freehold-run %s --entry chosen --args '4' | FileCheck %s --check-prefix=OTHER

// CHECK: @main()
// CHECK-NEXT: result 0 = 7 : i32
// CHECK-NEXT: returned
func.func @main() -> i32 {
  %false = arith.constant false
  %c = arith.constant 7 : i32
  cf.cond_br %false, ^never, ^end
^never:
  llvm.unreachable
^end:
  return %c : i32
}

// A block that no branch names.
// CHECK: @no_predecessor()
// CHECK-NEXT: returned
func.func @no_predecessor() {
  return
^dead:
  llvm.unreachable
}

// The run stops there: what was printed before is kept, leaks are not looked for.
// REACHED: print 1 : i32
// REACHED: error: undefined
// REACHED-NOT: leak
func.func private @reached() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  vector.print %one : i32
  // REACHED: [[@LINE+1]]:3: error: undefined: reaches llvm.unreachable
  llvm.unreachable
}

func.func private @noreturn(%x: i32) -> i32 {
  // CALLEE: [[@LINE+1]]:3: error: undefined: reaches llvm.unreachable
  llvm.unreachable
}

func.func private @in_callee() -> i32 {
  %one = arith.constant 1 : i32
  // CALLEE: [[@LINE+1]]:8: note: called from here
  %r = call @noreturn(%one) : (i32) -> i32
  return %r : i32
}

// OTHER: @chosen(4)
// OTHER-NEXT: result 0 = 4 : i32
// OTHER-NEXT: returned
func.func private @chosen(%x: i32) -> i32 {
  cf.switch %x : i32, [
    default: ^fine,
    3: ^never
  ]
^never:
  // CHOSEN: [[@LINE+1]]:3: error: undefined: reaches llvm.unreachable
  llvm.unreachable
^fine:
  return %x : i32
}
