// A store through a pointer is checked like one to the buffer.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// CHECK: result 0 = 5 : i32
// FREED: error: use-after-free
// CONSTANT: error: undefined: writes a constant global
memref.global "private" constant @table : memref<4xi32> = dense<1>
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %five, %p : i32, !llvm.ptr
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
func.func @freed() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<4xi32>)
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  memref.dealloc %m : memref<4xi32>
  llvm.store %one, %p : i32, !llvm.ptr
  return
}
func.func @constant() {
  %one = arith.constant 1 : i32
  %m = memref.get_global @table : memref<4xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  return
}
