// An op is erased. Another value of the same type replaces its result, and its operands are erased if they are dead then.
// RUN: freehold-reduce --apply-move drop-op:2 %s | FileCheck %s

func.func @f(%n: index) -> memref<?xi32> {
  %m = arith.addi %n, %n : index
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc(%m) : memref<?xi32>
  return %b : memref<?xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xi32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi32>
// CHECK-NEXT: return %alloc : memref<?xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
