// The address of one of LLVM's globals is a handle: it is passed on and compared. What it refers to is not modelled.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry access 2>&1 | FileCheck %s --check-prefix=ACCESS
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry function 2>&1 | FileCheck %s --check-prefix=FUNCTION
// CHECK: op llvm.call {{.*}}callee = @printf
// CHECK: result 0 = false : i1
// CHECK: result 1 = true : i1
// ACCESS: unsupported: an access through a pointer from outside
// FUNCTION: unsupported: llvm.mlir.addressof
llvm.mlir.global internal constant @format("%d\00")
llvm.mlir.global internal constant @other("%f\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @main() -> (i1, i1) {
  %one = arith.constant 1 : i32
  %p = llvm.mlir.addressof @format : !llvm.ptr
  %q = llvm.mlir.addressof @other : !llvm.ptr
  %again = llvm.mlir.addressof @format : !llvm.ptr
  %n = llvm.call @printf(%p, %one) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %isOther = llvm.icmp "eq" %p, %q : !llvm.ptr
  %isSame = llvm.icmp "eq" %p, %again : !llvm.ptr
  return %isOther, %isSame : i1, i1
}
func.func @access() -> i8 {
  %p = llvm.mlir.addressof @format : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i8
  return %x : i8
}
func.func @function() -> i1 {
  %p = llvm.mlir.addressof @printf : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %isNull = llvm.icmp "eq" %p, %null : !llvm.ptr
  return %isNull : i1
}
