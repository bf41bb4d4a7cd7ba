// Under `reuse` a dangling buffer may have the address of a live one; using it or freeing it
// stays an error.
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --entry use --address-policy reuse 2>&1 | FileCheck %s --check-prefix=USE
// RUN: %S/../Inputs/exit-code 1 freehold-run %s --entry free --address-policy reuse 2>&1 | FileCheck %s --check-prefix=FREE

// USE: errors-under-reuse.mlir:[[#@LINE+9]]:8: error: use-after-free
// USE: errors-under-reuse.mlir:[[#@LINE+4]]:8: note: allocated here
// USE: errors-under-reuse.mlir:[[#@LINE+4]]:3: note: freed here
func.func @use() -> i32 {
  %v = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  memref.dealloc %a : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %v, %b[] : memref<i32>
  %x = memref.load %a[] : memref<i32>
  memref.dealloc %b : memref<i32>
  return %x : i32
}

// FREE: errors-under-reuse.mlir:[[#@LINE+7]]:3: error: double-free
// FREE: errors-under-reuse.mlir:[[#@LINE+3]]:8: note: allocated here
// FREE: errors-under-reuse.mlir:[[#@LINE+3]]:3: note: freed here
func.func @free() {
  %a = memref.alloc() : memref<i32>
  memref.dealloc %a : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.dealloc %a : memref<i32>
  memref.dealloc %b : memref<i32>
  return
}
