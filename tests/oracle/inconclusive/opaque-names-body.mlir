// An op that is not known and names a function with a body may call it, which cannot be compared. One that names an external function
// may call that.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject identity --entry inside --json | FileCheck %s
// RUN: freehold-check %s --subject identity --entry outside --json | FileCheck %s --check-prefix=OUTSIDE
// CHECK: "reason":"unsupported"
// CHECK-SAME: names a function with a body
// OUTSIDE: "verdict":"agree"
func.func private @helper(%x: i32) -> i32 {
  return %x : i32
}
func.func private @other(i32) -> i32
func.func @inside(%x: i32) -> i32 {
  %r = "test.apply"(%x) {callee = @helper} : (i32) -> i32
  return %r : i32
}
func.func @outside(%x: i32) -> i32 {
  %r = "test.apply"(%x) {callee = @other} : (i32) -> i32
  return %r : i32
}
