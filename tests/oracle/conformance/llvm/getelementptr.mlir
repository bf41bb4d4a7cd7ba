// Indices count elements, and are signed. A pointer that misses its buffer is found out when it is used.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry beyond --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry before --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: freehold-run %s --entry struct | FileCheck %s --check-prefix=STRUCT
// RUN: %S/../../Inputs/exit-code 3 freehold-run %s --entry unsized 2>&1 | FileCheck %s --check-prefix=UNSIZED
// CHECK: result 0 = 7 : i32
// CHECK: result 1 = 1 : i32
// CHECK: result 2 = 7 : i32
// BEYOND: error: out-of-bounds
// STRUCT: result 0 = 5 : i8
// STRUCT: result 1 = -1 : i64
// STRUCT: result 2 = 5 : i8
// STRUCT: result 3 = -1 : i64
// UNSIZED: unsupported: llvm.getelementptr
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
// Fields are aligned, unless the struct is packed; an element of an array of structs has room for its last field to be aligned.
func.func @struct() -> (i8, i64, i8, i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %a = llvm.mlir.constant(5 : i8) : i8
  %b = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %two x !llvm.struct<(i8, i64, i8)> : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[%one, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64, i8)>
  %r = llvm.getelementptr %p[%one, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64, i8)>
  %s = llvm.getelementptr %p[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %t = llvm.getelementptr %p[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %q : i8, !llvm.ptr
  llvm.store %b, %r : i64, !llvm.ptr
  %x = llvm.load %s : !llvm.ptr -> i8
  %y = llvm.load %t : !llvm.ptr -> i64
  %u = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i8, i64)>
  %v = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %u : i8, !llvm.ptr
  %z = llvm.load %v : !llvm.ptr -> i8
  %w = llvm.getelementptr %p[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, struct<(i8, i64)>)>
  %o = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %w : i64, !llvm.ptr
  %n = llvm.load %o : !llvm.ptr -> i64
  return %x, %y, %z, %n : i8, i64, i8, i64
}
func.func @unsized() -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<3xi1>, i32)>
  %x = llvm.load %q : !llvm.ptr -> i32
  return %x : i32
}
