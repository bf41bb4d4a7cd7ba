// A function of ml_program is run like any other.
// RUN: freehold-run %s --entry main --args 3 | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 3 : i32
// CHECK-NEXT: returned
ml_program.func @main(%n: i32) -> i32 {
  ml_program.return %n : i32
}
// BAD: error: uninitialised-read
ml_program.func private @bad() -> i32 {
  %e = tensor.empty() : tensor<i32>
  %x = tensor.extract %e[] : tensor<i32>
  ml_program.return %x : i32
}
