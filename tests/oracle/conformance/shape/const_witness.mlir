// A witness that passes says nothing; one that does not aborts the run.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry bad | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 1 : i32
// BAD: aborted
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %w = shape.const_witness true
  %r = shape.assuming %w -> i32 {
    shape.assuming_yield %one : i32
  }
  return %r : i32
}
func.func @bad() -> i32 {
  %one = arith.constant 1 : i32
  %w = shape.const_witness false
  %r = shape.assuming %w -> i32 {
    shape.assuming_yield %one : i32
  }
  return %r : i32
}
