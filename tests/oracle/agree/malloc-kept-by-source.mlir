// A block of malloc that the source does not free either is no leak of the pass.
// RUN: freehold-check %s --subject fh --json | FileCheck %s
// CHECK: "verdict":"agree"
llvm.func @malloc(i64) -> !llvm.ptr
func.func @f(%x: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  %m = memref.alloc() : memref<4xi32>
  memref.copy %x, %m : memref<4xi32> to memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
