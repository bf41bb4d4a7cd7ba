// An integer has its value, so that sizes of stack memory are right; other constants are the same each time.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry past 2>&1 | FileCheck %s --check-prefix=PAST
// RUN: not freehold-run %s --entry large 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry array 2>&1 | FileCheck %s --check-prefix=ARRAY
// CHECK: result 0 = -3 : i32
// CHECK: result 1 = 7 : i64
// PAST: error: out-of-bounds
// LARGE: error: resource: stack overflow
// ARRAY: unsupported: llvm.alloca: elements whose size is not known
func.func @main() -> (i32, i64) {
  %x = llvm.mlir.constant(-3 : i32) : i32
  %three = llvm.mlir.constant(3 : i64) : i64
  %seven = llvm.mlir.constant(7 : index) : i64
  %p = llvm.alloca %three x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %seven, %q : i64, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i64
  return %x, %y : i32, i64
}
func.func @past() {
  %two = llvm.mlir.constant(2 : i64) : i64
  %p = llvm.alloca %two x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %two, %q : i64, !llvm.ptr
  return
}
// 2^61 elements of 8 bytes, and an array of 2^67 bytes, are not memory of no bytes.
func.func @large() {
  %n = llvm.mlir.constant(2305843009213693952 : i64) : i64
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %p : i64, !llvm.ptr
  return
}
func.func @array() {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x !llvm.array<1152921504606846976 x array<16 x i64>> : (i64) -> !llvm.ptr
  llvm.store %n, %p : i64, !llvm.ptr
  return
}
