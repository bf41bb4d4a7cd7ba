// func.constant: a function as a value.
//
// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry answer 2>&1 | FileCheck %s --check-prefix=ANSWER
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

func.func private @one() -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
}

// A function that comes later, one that is external, the function itself: naming is not calling.
// CHECK-LABEL: @named()
// CHECK-NEXT: returned{{$}}
func.func @named() {
  %a = constant @later : (index) -> index
  %b = constant @ext : (memref<2xi32>) -> ()
  %c = constant @named : () -> ()
  return
}

func.func private @ext(memref<2xi32>)

// Each constant is its own function, whatever the order; the same name is the same function.
// CHECK-LABEL: @called()
// CHECK-NEXT: result 0 = 1 : i32
// CHECK-NEXT: result 1 = 2 : i32
// CHECK-NEXT: result 2 = 1 : i32
// CHECK-NEXT: result 3 = 42 : index
// CHECK-NEXT: returned{{$}}
func.func @called() -> (i32, i32, i32, index) {
  %c21 = arith.constant 21 : index
  %two = constant @two : () -> i32
  %one = constant @one : () -> i32
  %again = func.constant @one : () -> i32
  %later = constant @later : (index) -> index
  %a = call_indirect %one() : () -> i32
  %b = call_indirect %two() : () -> i32
  %c = call_indirect %again() : () -> i32
  %d = call_indirect %later(%c21) : (index) -> index
  return %a, %b, %c, %d : i32, i32, i32, index
}

func.func private @two() -> i32 {
  %r = arith.constant 2 : i32
  return %r : i32
}

func.func private @later(%n: index) -> index {
  %r = arith.addi %n, %n : index
  return %r : index
}

// Through blocks and a call: what is chosen by the first branch is called at the end.
// CHECK-LABEL: @through_blocks()
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: returned{{$}}
func.func @through_blocks() -> i32 {
  %false = arith.constant false
  %one = constant @one : () -> i32
  %two = constant @two : () -> i32
  cf.cond_br %false, ^call(%one : () -> i32), ^call(%two : () -> i32)
^call(%f: () -> i32):
  %g = call @same(%f) : (() -> i32) -> (() -> i32)
  %r = call_indirect %g() : () -> i32
  return %r : i32
}

func.func private @same(%f: () -> i32) -> (() -> i32) {
  return %f : () -> i32
}

// From outside a function is its name: as a result, and for an external function.
// CHECK-LABEL: @observed()
// CHECK-NEXT: call @takes(@two : () -> i32)
// CHECK-NEXT: result 0 = @one : () -> i32
// CHECK-NEXT: returned{{$}}
func.func @observed() -> (() -> i32) {
  %one = constant @one : () -> i32
  %two = constant @two : () -> i32
  call @takes(%two) : (() -> i32) -> ()
  return %one : () -> i32
}

func.func private @takes(() -> i32)

// Which function an external function would answer with is not known.
// ANSWER: [[@LINE+4]]:8: error: unsupported
func.func private @gives() -> (() -> i32)

func.func private @answer() {
  %f = call @gives() : () -> (() -> i32)
  return
}

// A choice by poison is none.
func.func private @poison() -> i32 {
  %p = ub.poison : i1
  %one = constant @one : () -> i32
  %two = constant @two : () -> i32
  %f = arith.select %p, %one, %two : () -> i32
  // POISON: [[@LINE+1]]:8: error: undefined: the callee is poison
  %r = call_indirect %f() : () -> i32
  return %r : i32
}
