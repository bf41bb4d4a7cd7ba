// A load through a pointer is checked like one of the buffer. A vector's elements lie next to each other.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry unwritten --ignore-leaks 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// CHECK: result 0 = 1 : i32
// CHECK: result 1 = [1, 1] : vector<2xi32>
// FREED: error: use-after-free
// UNWRITTEN: error: uninitialised-read
func.func @main() -> (i32, vector<2xi32>) {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  memref.dealloc %m : memref<4xi32>
  return %x, %v : i32, vector<2xi32>
}
func.func @freed() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  memref.dealloc %m : memref<4xi32>
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
func.func @unwritten() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
