// Runs of several steps: what the caller does stands among the observations, state persists, an argument's
// buffer is passed again, external functions see and write what is theirs to see.
// RUN: freehold-run %s --entry f --args '3, memref(2;seed=4) ; set @g(seed=9) ; @other(same(1.1)) ; 4, same(1.1)' | FileCheck %s --check-prefix=STEPS
// RUN: freehold-run %s --entry f --args '3, memref(2;seed=4)' | FileCheck %s --check-prefix=ONE
// RUN: freehold-run %s --entry f --args '3, memref(2;seed=4) ; answers=1' | FileCheck %s --check-prefix=ANSWERS
// RUN: freehold-run %s --entry kept --args 'memref(2;seed=4) ; answers=1' | FileCheck %s --check-prefix=KEPT
// RUN: freehold-run %s --entry kept --args 'memref(2;seed=4) ; answers=2' | FileCheck %s --check-prefix=NOTKEPT
// RUN: freehold-check %s --entry f --subject upstream --subject fh --oracle interp,native --args '3, memref(2;seed=4) ; set @g(seed=9) ; @other(same(1.1)) ; 4, same(1.1) ; answers=3'
// RUN: freehold-check %s --entry kept --subject upstream --subject fh --oracle interp,native --args 'memref(2;seed=4) ; same(1.0) ; answers=1'
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --entry f --args '1, memref(2) ; @nobody()' 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --entry f --args '1, memref(2) ; set @none(seed=1)' 2>&1 | FileCheck %s --check-prefix=NOGLOBAL
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --entry f --args '1, memref(2) ; set @hidden(seed=1)' 2>&1 | FileCheck %s --check-prefix=HIDDEN
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --entry f --args '1, memref(2) ; 2, same(2.1)' 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: %S/../Inputs/exit-code 2 freehold-run %s --entry f --args '1, memref(2) ;' 2>&1 | FileCheck %s --check-prefix=EMPTY

// STEPS: @f(3, memref(2;seed=4) ; set @g(seed=9) ; @other(same(1.1)) ; 4, same(1.1))
// STEPS-NEXT: caller: @f(3, memref(2;seed=4))
// STEPS-NEXT: call @ext()
// STEPS-NEXT: result 0 = 3 : i32
// STEPS-NEXT: argument 1 = [3, 6]
// STEPS-NEXT: global @g = [3, 1]
// STEPS-NEXT: caller: set @g(seed=9)
// STEPS-NEXT: caller: @other(same(1.1))
// STEPS-NEXT: argument 0 = [3, 5]
// STEPS-NEXT: global @g = [0, 5]
// STEPS-NEXT: caller: @f(4, same(1.1))
// STEPS-NEXT: call @ext()
// STEPS-NEXT: result 0 = 4 : i32
// STEPS-NEXT: argument 1 of call 1 = [4, 5]
// STEPS-NEXT: argument 0 of call 2 = [4, 5]
// STEPS-NEXT: argument 1 = [4, 5]
// STEPS-NEXT: global @g = [4, 5]
// STEPS-NEXT: returned

// ONE: @f(3, memref(2;seed=4))
// ONE-NOT: caller
// ONE: returned

// The external function reads and writes the public global: a load after the call does not give what was stored before.
// ANSWERS: call @ext()
// ANSWERS-NEXT: global @g = [3, 1]
// ANSWERS-NOT: result 0 = 3

// KEPT: call @keep(
// KEPT: call @ext()
// KEPT-NOT: argument 0 = [5, 5]
// KEPT: returned
// NOTKEPT: argument 0 = [5, 5]

// NOBODY: there is no public function '@nobody' with a body
// NOGLOBAL: set @none: there is no such global
// HIDDEN: set @hidden: only public globals that are not constant are written by callers
// LATER: there is no call 2 before
// EMPTY: there is an empty step
memref.global @g : memref<2xi32> = dense<1>
memref.global "private" @hidden : memref<2xi32> = dense<1>
func.func private @ext()
func.func private @keep(memref<2xi32>)
func.func @f(%v: i32, %a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  call @ext() : () -> ()
  %x = memref.load %g[%c0] : memref<2xi32>
  return %x : i32
}
func.func @other(%a: memref<2xi32>) {
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  memref.store %v, %a[%c1] : memref<2xi32>
  return
}
func.func @kept(%a: memref<2xi32>) {
  %v = arith.constant 5 : i32
  call @keep(%a) : (memref<2xi32>) -> ()
  linalg.fill ins(%v : i32) outs(%a : memref<2xi32>)
  call @ext() : () -> ()
  return
}
