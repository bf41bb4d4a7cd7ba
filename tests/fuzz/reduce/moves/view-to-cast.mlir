// A subview of a whole memref becomes a cast.
// RUN: freehold-reduce --apply-move view-to-cast %s | FileCheck %s

func.func private @use(memref<?xi32, strided<[?], offset: ?>>)
func.func @f(%a: memref<4xi32>, %n: index) {
  %v = memref.subview %a[%n] [%n] [%n] : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  call @use(%v) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT: func.func private @use(memref<?xi32, strided<[?], offset: ?>>)
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT: call @use(%cast) : (memref<?xi32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
