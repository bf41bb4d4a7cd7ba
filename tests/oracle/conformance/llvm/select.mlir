// llvm.select, of numbers and of pointers.
// RUN: freehold-run %s --entry main --args 1 | FileCheck %s --check-prefix=FIRST
// RUN: freehold-run %s --entry main --args 0 | FileCheck %s --check-prefix=SECOND
// FIRST: result 0 = 3 : i32
// FIRST: result 1 = 3 : i32
// SECOND: result 0 = 4 : i32
// SECOND: result 1 = 4 : i32
func.func @main(%c: i1) -> (i32, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.constant(3 : i32) : i32
  %b = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %b, %q : i32, !llvm.ptr
  %s = llvm.select %c, %a, %b : i1, i32
  %r = llvm.select %c, %p, %q : i1, !llvm.ptr
  %v = llvm.load %r : !llvm.ptr -> i32
  return %s, %v : i32, i32
}
