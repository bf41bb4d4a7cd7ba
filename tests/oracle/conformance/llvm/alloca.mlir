// Stack memory lasts until the function returns.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// CHECK: call @use(pointer to [7, 0, 0, 0, 8, 0, 0, 0])
// BAD: error: dead-stack-use
// UNWRITTEN: error: uninitialised-read
func.func private @use(!llvm.ptr)
func.func @main() {
  %two = arith.constant 2 : i64
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %p = llvm.alloca %two x i32 : (i64) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %eight, %q : i32, !llvm.ptr
  call @use(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @returned() -> !llvm.ptr {
  %one = arith.constant 1 : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  return %p : !llvm.ptr
}
func.func @bad() -> i32 {
  %p = call @returned() : () -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
func.func @unwritten() -> i32 {
  %one = arith.constant 1 : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
