// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A branch may become a select.
// CHECK: poison-decides-a-branch  proved
func.func @src(%c: i1, %a: i32, %b: i32) -> i32 {
  %s = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %s : i32
}
func.func @tgt(%c: i1, %a: i32, %b: i32) -> i32 {
  %s = arith.select %c, %a, %b : i32
  return %s : i32
}
