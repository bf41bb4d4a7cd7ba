// A block of malloc is freed by the program, so that a target which does not free it leaks.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "kind":"leak"

//--- before.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func @f(%x: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %m = memref.alloc() : memref<4xi32>
  memref.copy %x, %m : memref<4xi32> to memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  return %r : i32
}

//--- after.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func @f(%x: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %m = memref.alloc() : memref<4xi32>
  memref.copy %x, %m : memref<4xi32> to memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
