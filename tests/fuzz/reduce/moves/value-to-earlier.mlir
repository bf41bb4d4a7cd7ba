// All uses of a buffer are replaced by an earlier buffer of the same type.
// RUN: freehold-reduce --apply-move value-to-earlier:0 %s | FileCheck %s

func.func @f() -> memref<i32> {
  %k = arith.constant 7 : i32
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %k, %b[] : memref<i32>
  return %b : memref<i32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> memref<i32> {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: %alloc_0 = memref.alloc() : memref<i32>
// CHECK-NEXT: memref.store %c7_i32, %alloc[] : memref<i32>
// CHECK-NEXT: return %alloc : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }
