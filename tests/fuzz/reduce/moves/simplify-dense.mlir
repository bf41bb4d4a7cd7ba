// All elements of a dense attribute become equal to the first one.
// RUN: freehold-reduce --apply-move simplify-dense %s | FileCheck %s

memref.global "private" @g : memref<2xi32> = dense<[5, 6]>
func.func @f() -> memref<2xi32> {
  %a = memref.get_global @g : memref<2xi32>
  return %a : memref<2xi32>
}

// CHECK:      module {
// CHECK-NEXT: memref.global "private" @g : memref<2xi32> = dense<5>
// CHECK-NEXT: func.func @f() -> memref<2xi32> {
// CHECK-NEXT: %0 = memref.get_global @g : memref<2xi32>
// CHECK-NEXT: return %0 : memref<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
