// A subject that crashes, hangs, or leaves invalid IR is at fault whatever the program does when it is run: another function
// is undefined, or uses ops that have no semantics here, or runs for too long.
// RUN: split-file --leading-lines %s %t
// DEFINE: %{check} = freehold-check --json --load-pass-plugin %build/lib/libTestPasses.so
// DEFINE: %{one} = %S/../Inputs/exit-code 1 %{check}
// RUN: %{one} %t/undefined.mlir --pipeline test-crash | FileCheck %s --check-prefix=CRASH
// RUN: %{one} %t/undefined.mlir --pipeline test-break-ir | FileCheck %s --check-prefix=INVALID
// RUN: %{one} %t/undefined.mlir --pipeline test-reject-late | FileCheck %s --check-prefix=LATE
// RUN: %{one} %t/undefined.mlir --pipeline test-hang --timeout 700 | FileCheck %s --check-prefix=HANG
// RUN: %{one} %t/unknown-ops.mlir --pipeline test-crash | FileCheck %s --check-prefix=CRASH
// RUN: %{one} %t/unknown-ops.mlir --pipeline test-break-ir | FileCheck %s --check-prefix=INVALID
// CRASH: "verdict":"defect","kind":"crash"
// INVALID: "verdict":"defect","kind":"invalid-output"
// LATE: "verdict":"defect","kind":"rejected-late"
// HANG: "verdict":"defect","kind":"hang"

// The source does not end in time. It is not run again, but the subject is.
// RUN: %{one} %t/endless.mlir --pipeline test-crash --timeout 700 --steps 1000000000000 | FileCheck %s --check-prefix=CRASH
// RUN: %{one} %t/endless.mlir --pipeline test-break-ir --timeout 700 --steps 1000000000000 | FileCheck %s --check-prefix=INVALID
// RUN: %S/../Inputs/exit-code 3 %{check} %t/endless.mlir --pipeline canonicalize --timeout 700 --steps 1000000000000 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: "verdict":"inconclusive","reason":"budget",{{.*}}"message":"time: running it does not end within 700 ms"

// The reducer keeps these defects although the program itself is undefined or runs for too long.
// RUN: freehold-reduce %t/undefined.mlir --load-pass-plugin %build/lib/libTestPasses.so --pipeline test-crash -o %t/small.mlir
// RUN: %{one} %t/small.mlir --pipeline test-crash | FileCheck %s --check-prefix=CRASH
// RUN: freehold-reduce %t/unknown-ops.mlir --load-pass-plugin %build/lib/libTestPasses.so --pipeline test-break-ir -o %t/small.mlir
// RUN: %{one} %t/small.mlir --pipeline test-break-ir | FileCheck %s --check-prefix=INVALID

//--- undefined.mlir
func.func @undefined() -> i32 {
  %zero = arith.constant 0 : i32
  %x = arith.divsi %zero, %zero : i32
  return %x : i32
}
func.func @fit() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- unknown-ops.mlir
func.func @tensors(%i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %i : tensor<1xi32>
  %x = tensor.extract %t[%c0] : tensor<1xi32>
  return %x : i32
}
func.func @fit() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- endless.mlir
func.func @endless() -> i32 {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  cf.br ^again
^again:
  %x = memref.load %m[] : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^again
}
