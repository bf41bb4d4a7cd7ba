// llvm.extractvalue: the first member of a memref's descriptor, and no other; any part of an aggregate of numbers.
// RUN: freehold-run %s | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry aligned 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not freehold-run %s --entry literal 2>&1 | FileCheck %s --check-prefix=UNDEF
// UNDEF: error: uninitialised-read

// CHECK: @main()
// CHECK-NEXT: result 0 = true : i1
func.func @main() -> i1 {
  %a = memref.alloca() : memref<i32>
  %d = builtin.unrealized_conversion_cast %a : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %p = llvm.extractvalue %d[0] : !llvm.struct<(ptr, ptr, i64)>
  %q = llvm.extractvalue %d[0] : !llvm.struct<(ptr, ptr, i64)>
  %x = llvm.ptrtoint %p : !llvm.ptr to i64
  %y = llvm.ptrtoint %q : !llvm.ptr to i64
  %same = arith.cmpi eq, %x, %y : i64
  return %same : i1
}

// OTHER: any but the allocated pointer of a memref's descriptor
func.func private @aligned() -> i64 {
  %a = memref.alloca() : memref<i32>
  %d = builtin.unrealized_conversion_cast %a : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64)>
  %x = llvm.ptrtoint %p : !llvm.ptr to i64
  return %x : i64
}
func.func private @literal() -> i64 {
  %d = llvm.mlir.undef : !llvm.struct<(i64, i64)>
  %x = llvm.extractvalue %d[0] : !llvm.struct<(i64, i64)>
  return %x : i64
}
