// A loaded value becomes a new argument of the function, and the load is erased.
// RUN: freehold-reduce --apply-move value-to-argument:0 %s | FileCheck %s

func.func @f(%a: memref<i32>) -> i32 {
  %x = memref.load %a[] : memref<i32>
  return %x : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: memref<i32>, %arg1: i32) -> i32 {
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
