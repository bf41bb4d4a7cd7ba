// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>&1 | FileCheck %s
// A private function that leaks, in a module without others.
// CHECK: @f (private)  refuted: leak
// CHECK: @g (private)  refuted: leak
func.func private @f() {
  %m = memref.alloc() : memref<4xf32>
  return
}
func.func private @g(%c: i1) {
  scf.if %c {
    func.call @f() : () -> ()
  }
  return
}
func.func private @external()
