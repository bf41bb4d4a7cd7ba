// Private functions are entries where there are no public ones. Where there is no function to run, the subject is applied:
// its own failures are defects, anything else is inconclusive.
// RUN: split-file --leading-lines %s %t
// DEFINE: %{plugin} = --load-pass-plugin %build/lib/libTestPasses.so
// RUN: freehold-check %t/private.mlir --subject upstream --json | FileCheck %s --check-prefix=PRIVATE
// RUN: freehold-check %t/private.mlir --subject upstream --verbose | FileCheck %s --check-prefix=TEXT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/private.mlir --subject identity --json | FileCheck %s --check-prefix=LEAK
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/private.mlir --pipeline symbol-dce --json | FileCheck %s --check-prefix=GONE
// RUN: freehold-run %t/private.mlir --ignore-leaks | FileCheck %s --check-prefix=RUNS
// PRIVATE-COUNT-2: "verdict":"agree","private":true
// TEXT: @f upstream: agree (private)
// TEXT: private: 2 entries are private functions
// LEAK: "entry":"f","verdict":"defect","kind":"leak"
// GONE: "reason":"nothing-to-run",{{.*}}"message":"nothing to run: @f is private, and gone afterwards"
// RUNS: @f(
// RUNS: @g(

// RUN: %S/../Inputs/exit-code 3 freehold-check %t/none.mlir --subject upstream --json | FileCheck %s --check-prefix=NONE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/none.mlir %{plugin} --pipeline test-crash --json | FileCheck %s --check-prefix=CRASH
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/none.mlir %{plugin} --pipeline test-break-ir --json | FileCheck %s --check-prefix=INVALID
// RUN: freehold-reduce %t/none.mlir %{plugin} --pipeline test-crash -o %t/small.mlir
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/small.mlir %{plugin} --pipeline test-crash --json | FileCheck %s --check-prefix=CRASH
// NONE: "verdict":"inconclusive","reason":"nothing-to-run","location":"-","message":"nothing to run: the module has no function with a body"
// CRASH: "verdict":"defect","kind":"crash"
// INVALID: "verdict":"defect","kind":"invalid-output"

//--- private.mlir
func.func private @f() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
func.func private @g() {
  return
}
func.func private @declared()

//--- none.mlir
module {
  func.func private @declared()
  llvm.func @elsewhere() {
    %m = memref.alloc() : memref<i32>
    %v = arith.constant 7 : i32
    memref.store %v, %m[] : memref<i32>
    llvm.return
  }
}
