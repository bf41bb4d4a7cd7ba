// The bytes of a buffer of memrefs are not those of descriptors, so accesses to them through a pointer
// are unsupported. Those of a buffer that one of the memrefs refers to are as any other's.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry store 2>&1 | FileCheck %s --check-prefix=MEMREFS
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry load 2>&1 | FileCheck %s --check-prefix=MEMREFS
// CHECK: result 0 = 5 : i64
// MEMREFS: unsupported: an access through a pointer from outside, or to memrefs
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %m = memref.alloc() : memref<1xmemref<4xi64>>
  %x = memref.alloc() : memref<4xi64>
  memref.store %x, %m[%c0] : memref<1xmemref<4xi64>>
  %y = memref.load %m[%c0] : memref<1xmemref<4xi64>>
  %a = memref.extract_aligned_pointer_as_index %y : memref<4xi64> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %five, %p : i64, !llvm.ptr
  %z = memref.load %x[%c0] : memref<4xi64>
  memref.dealloc %x : memref<4xi64>
  memref.dealloc %m : memref<1xmemref<4xi64>>
  return %z : i64
}
func.func @store() {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %m = memref.alloc() : memref<1xmemref<4xi64>>
  %x = memref.alloc() : memref<4xi64>
  memref.store %x, %m[%c0] : memref<1xmemref<4xi64>>
  %a = memref.extract_aligned_pointer_as_index %m : memref<1xmemref<4xi64>> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %five, %p : i64, !llvm.ptr
  %y = memref.load %m[%c0] : memref<1xmemref<4xi64>>
  memref.dealloc %y : memref<4xi64>
  memref.dealloc %m : memref<1xmemref<4xi64>>
  return
}
func.func @load() -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xmemref<4xi64>>
  %x = memref.alloc() : memref<4xi64>
  memref.store %x, %m[%c0] : memref<1xmemref<4xi64>>
  %a = memref.extract_aligned_pointer_as_index %m : memref<1xmemref<4xi64>> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i64
  memref.dealloc %x : memref<4xi64>
  memref.dealloc %m : memref<1xmemref<4xi64>>
  return %y : i64
}
