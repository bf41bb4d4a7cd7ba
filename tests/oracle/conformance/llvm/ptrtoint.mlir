// llvm.ptrtoint: the address of a memref's allocation, before alignment, as an integer.
// RUN: freehold-run %s | FileCheck %s --check-prefixes=CHECK,FRESH
// RUN: freehold-run %s --address-policy=reuse | FileCheck %s --check-prefixes=CHECK,REUSE
// RUN: freehold-run %s --entry null | FileCheck %s --check-prefix=NULL
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry other
// NULL: result 0 = 0 : i64

// CHECK: @main()
// CHECK-NEXT: result 0 = true : i1
// FRESH-NEXT: result 1 = false : i1
// REUSE-NEXT: result 1 = true : i1
func.func @main() -> (i1, i1) {
  %a = memref.alloc() {alignment = 64} : memref<i32>
  %d = builtin.unrealized_conversion_cast %a : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %p = llvm.extractvalue %d[0] : !llvm.struct<(ptr, ptr, i64)>
  %x = llvm.ptrtoint %p : !llvm.ptr to i64
  %allocated = arith.index_cast %x : i64 to index
  %aligned = memref.extract_aligned_pointer_as_index %a : memref<i32> -> index
  %before = arith.cmpi ule, %allocated, %aligned : index
  memref.dealloc %a : memref<i32>
  // A dangling memref's address may be another's.
  %b = memref.alloc() : memref<4xi32>
  %v = memref.reinterpret_cast %b to offset: [0], sizes: [], strides: [] : memref<4xi32> to memref<i32>
  %e = builtin.unrealized_conversion_cast %v : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %q = llvm.extractvalue %e[0] : !llvm.struct<(ptr, ptr, i64)>
  %y = llvm.ptrtoint %q : !llvm.ptr to i64
  memref.dealloc %b : memref<4xi32>
  %c = memref.alloc() : memref<i32>
  %f = builtin.unrealized_conversion_cast %c : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %r = llvm.extractvalue %f[0] : !llvm.struct<(ptr, ptr, i64)>
  %z = llvm.ptrtoint %r : !llvm.ptr to i64
  %again = arith.cmpi eq, %y, %z : i64
  memref.dealloc %c : memref<i32>
  return %before, %again : i1, i1
}

func.func @null() -> i64 {
  %p = llvm.mlir.zero : !llvm.ptr
  %x = llvm.ptrtoint %p : !llvm.ptr to i64
  return %x : i64
}

// The aligned pointer of a descriptor.
func.func private @other() -> i64 {
  %m = memref.alloc() : memref<i32>
  %d = builtin.unrealized_conversion_cast %m : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64)>
  %x = llvm.ptrtoint %p : !llvm.ptr to i64
  return %x : i64
}
