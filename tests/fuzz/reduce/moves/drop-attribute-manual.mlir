// The move drops bufferization.manual_deallocation from all ops at once: one allocation that has it
// and its deallocation that has not would be an error of the program.
// RUN: freehold-reduce --apply-move drop-attribute %s | FileCheck %s

func.func @f() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<i32>
  return
}

// CHECK:      memref.alloc() : memref<i32>
// CHECK-NEXT: memref.dealloc %{{.*}} : memref<i32>
