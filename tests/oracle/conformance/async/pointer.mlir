// A task that gets a pointer may use the buffer until it ends, so that it must not be freed before.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry race --ignore-leaks 2>&1 | FileCheck %s --check-prefix=RACE
// CHECK: returned
// BAD: error: use-after-free: frees a buffer that an asynchronous region may still use
// RACE: error: undefined: writes other bits to a cell that an asynchronous region
func.func @main() {
  %one = arith.constant 1 : i64
  %m = memref.alloc() : memref<4xi64>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi64> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %t = async.execute {
    llvm.store %one, %p : i64, !llvm.ptr
    async.yield
  }
  async.await %t : !async.token
  memref.dealloc %m : memref<4xi64>
  return
}
func.func @bad() {
  %one = arith.constant 1 : i64
  %m = memref.alloc() : memref<4xi64>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi64> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %t = async.execute {
    llvm.store %one, %q : i64, !llvm.ptr
    async.yield
  }
  memref.dealloc %m : memref<4xi64>
  async.await %t : !async.token
  return
}
func.func @race() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %m = memref.alloc() : memref<4xi64>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi64> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %t = async.execute {
    llvm.store %one, %p : i64, !llvm.ptr
    async.yield
  }
  memref.store %two, %m[%c0] : memref<4xi64>
  async.await %t : !async.token
  return
}
