// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A select takes a poison condition, a branch does not: here where the select is not chosen.
// CHECK: poison-decides-a-branch-bad  refuted: is undefined (scf.if: poison condition)
// CHECK: %c is poison
func.func @src(%c: i1, %a: i32, %b: i32, %d: i1) -> i32 {
  %s = arith.select %c, %a, %b : i32
  %r = arith.select %d, %s, %b : i32
  return %r : i32
}
func.func @tgt(%c: i1, %a: i32, %b: i32, %d: i1) -> i32 {
  %s = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %r = arith.select %d, %s, %b : i32
  return %r : i32
}
