// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// RUN: freehold-prove safe --json %s | FileCheck %s --check-prefix=JSON
// RUN: sed 's/private @f/@f/' %s | freehold-prove safe - | FileCheck %s --check-prefix=PUBLIC
// Private functions are proved if a module has no others.
// CHECK: @f (private)  proved for all executions; invariant checked by
// CHECK: @g (private)  proved for all executions; invariant checked by
// JSON: {"name":"f","private":true,"result":"proved",
// PUBLIC: @f  proved
// PUBLIC-NOT: @g
func.func private @f() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
func.func private @g(%c: i1) {
  scf.if %c {
    func.call @f() : () -> ()
  }
  return
}
func.func private @external()
