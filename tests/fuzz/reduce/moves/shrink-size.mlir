// A static size becomes smaller everywhere; the initial value of a global of that type is cut.
// RUN: freehold-reduce --apply-move shrink-size:0 %s | FileCheck %s

memref.global "private" @g : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.get_global @g : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  return %x : i32
}

// CHECK:      module {
// CHECK-NEXT: memref.global "private" @g : memref<1xi32> = dense<1>
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = memref.get_global @g : memref<1xi32>
// CHECK-NEXT: %1 = memref.load %0[%c0] : memref<1xi32>
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
