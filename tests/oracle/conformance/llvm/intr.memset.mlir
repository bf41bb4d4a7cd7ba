// Each byte is set, with the checks of accesses.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry beyond --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry null 2>&1 | FileCheck %s --check-prefix=NULL
// CHECK: result 0 = 33686018 : i32
// BEYOND: error: out-of-bounds
// NULL: error: undefined: accesses what a null pointer refers to
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  memref.store %seven, %m[%c0] : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%n : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %b = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  %j = arith.index_cast %b : index to i64
  %q = llvm.inttoptr %j : i64 to !llvm.ptr
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %bytes = arith.constant 16 : i64
  %byte = arith.constant 2 : i8
  "llvm.intr.memset"(%q, %byte, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = memref.load %n[%c0] : memref<4xi32>
  return %x : i32
}
func.func @beyond() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  memref.store %seven, %m[%c0] : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%n : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %b = memref.extract_aligned_pointer_as_index %n : memref<4xi32> -> index
  %j = arith.index_cast %b : index to i64
  %q = llvm.inttoptr %j : i64 to !llvm.ptr
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %bytes = arith.constant 20 : i64
  %byte = arith.constant 2 : i8
  "llvm.intr.memset"(%q, %byte, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = memref.load %n[%c0] : memref<4xi32>
  return %x : i32
}
func.func @null() {
  %p = llvm.mlir.zero : !llvm.ptr
  %bytes = arith.constant 4 : i64
  %byte = arith.constant 2 : i8
  "llvm.intr.memset"(%p, %byte, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  return
}
