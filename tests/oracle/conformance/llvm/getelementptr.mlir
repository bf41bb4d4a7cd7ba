// Indices count elements, and are signed. A pointer that misses its buffer is found out when it is used.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry beyond --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry before --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry struct --ignore-leaks 2>&1 | FileCheck %s --check-prefix=STRUCT
// CHECK: result 0 = 7 : i32
// CHECK: result 1 = 1 : i32
// CHECK: result 2 = 7 : i32
// BEYOND: error: out-of-bounds
// STRUCT: unsupported: llvm.getelementptr
func.func @main() -> (i32, i32, i32) {
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %back = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  memref.store %seven, %m[%c2] : memref<4xi32>
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %r = llvm.getelementptr %q[%back] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %y = llvm.load %r : !llvm.ptr -> i32
  %s = llvm.getelementptr %p[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  %z = llvm.load %s : !llvm.ptr -> i32
  memref.dealloc %m : memref<4xi32>
  return %x, %y, %z : i32, i32, i32
}
func.func @beyond() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  return %x : i32
}
func.func @before() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  return %x : i32
}
func.func @struct() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %x = llvm.load %q : !llvm.ptr -> i32
  return %x : i32
}
