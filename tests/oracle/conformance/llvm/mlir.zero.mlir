// A null pointer can be passed on and compared. It points to nothing. Other types have zeros as well.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: freehold-run %s --entry other | FileCheck %s --check-prefix=OTHER
// BAD: error: undefined: accesses what a null pointer refers to
// OTHER: result 0 = 0 : i32
// CHECK: call @take(0x0000000000000000 : !llvm.ptr)
// CHECK: result 0 = true
func.func private @take(!llvm.ptr)
func.func @main() -> i1 {
  %p = llvm.mlir.zero : !llvm.ptr
  func.call @take(%p) : (!llvm.ptr) -> ()
  %r = llvm.icmp "eq" %p, %p : !llvm.ptr
  return %r : i1
}
func.func @bad() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
func.func @other() -> i32 {
  %z = llvm.mlir.zero : i32
  return %z : i32
}
