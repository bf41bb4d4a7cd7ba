// A pointer made of a buffer's address refers to the buffer. What external functions get is what it refers to, not its
// number, and they may write it.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: freehold-run %s --entry main --address-policy=reuse | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry handle --args 77 2>&1 | FileCheck %s --check-prefix=HANDLE
// CHECK: call @use(pointer to [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
// CHECK: result 0 = false : i1
// FREED: error: use-after-free
// NULL: error: undefined: accesses what a null pointer refers to
// HANDLE: unsupported: an access through a pointer from outside
func.func private @use(!llvm.ptr)
func.func @main() -> i1 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  call @use(%p) : (!llvm.ptr) -> ()
  %x = memref.load %m[%c0] : memref<4xi32>
  %same = arith.cmpi eq, %x, %one : i32
  memref.dealloc %m : memref<4xi32>
  return %same : i1
}
func.func @freed() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  memref.dealloc %m : memref<4xi32>
  call @use(%p) : (!llvm.ptr) -> ()
  return
}
func.func @null() -> i32 {
  %zero = arith.constant 0 : i64
  %p = llvm.inttoptr %zero : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
func.func @handle(%i: i64) -> i32 {
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  return %x : i32
}
