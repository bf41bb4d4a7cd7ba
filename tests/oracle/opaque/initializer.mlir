// A global whose initializer has ops that nobody models belongs to no function: it is not supported, and the tool goes on.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --pipeline cse 2>&1 | FileCheck %s
// CHECK: warning: unsupported
// CHECK-NOT: ended by itself

llvm.mlir.global external @h() : !llvm.array<0 x i64> {
  %0 = llvm.mlir.undef : !llvm.array<0 x i64>
  llvm.return %0 : !llvm.array<0 x i64>
}
func.func @c() -> i64 {
  %p = llvm.mlir.addressof @h : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  return %x : i64
}
