// An element at an address that is not aligned is an error, unless the op says so. Then it is unsupported.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry said 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// CHECK: result 0 = 5 : i32
// BAD: error: undefined: reads 4 bytes at an address that is no multiple of 4
// SAID: unsupported: an element at an address that is not aligned
// FREED: error: use-after-free
func.func private @part(%m: memref<8xi8>, %byte: i64) -> !llvm.ptr {
  %a = memref.extract_aligned_pointer_as_index %m : memref<8xi8> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[%byte] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return %q : !llvm.ptr
}
func.func @main(%m: memref<8xi8>) -> i32 {
  %four = arith.constant 4 : i64
  %five = arith.constant 5 : i32
  %q = call @part(%m, %four) : (memref<8xi8>, i64) -> !llvm.ptr
  llvm.store %five, %q {alignment = 1 : i64} : i32, !llvm.ptr
  %x = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  return %x : i32
}
func.func @bad(%m: memref<8xi8>) -> i32 {
  %one = arith.constant 1 : i64
  %q = call @part(%m, %one) : (memref<8xi8>, i64) -> !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i32
  return %x : i32
}
func.func @said(%m: memref<8xi8>) -> i32 {
  %one = arith.constant 1 : i64
  %q = call @part(%m, %one) : (memref<8xi8>, i64) -> !llvm.ptr
  %x = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  return %x : i32
}
func.func @freed() -> i32 {
  %one = arith.constant 1 : i64
  %m = memref.alloc() : memref<8xi8>
  %q = call @part(%m, %one) : (memref<8xi8>, i64) -> !llvm.ptr
  memref.dealloc %m : memref<8xi8>
  %x = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i32
  return %x : i32
}
