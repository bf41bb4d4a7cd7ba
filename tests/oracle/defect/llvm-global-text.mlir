// What a global of LLVM holds counts, although only its address is passed.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "kind":"observation"

//--- before.mlir
llvm.mlir.global internal constant @text("%d\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @f(%x: i32) {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}

//--- after.mlir
llvm.mlir.global internal constant @text("%x\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @f(%x: i32) {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %r = llvm.call @printf(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}
