// A view is replaced by its source; a load through it becomes a load of the source's first element.
// RUN: freehold-reduce --apply-move drop-view:0 %s | FileCheck %s

func.func @f() -> i32 {
  %k = arith.constant 7 : i32
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k : i32) outs(%a : memref<4xi32>)
  %v = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %x = memref.load %v[%c1] : memref<2xi32, strided<[1], offset: 2>>
  return %x : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT: linalg.fill ins(%c7_i32 : i32) outs(%alloc : memref<4xi32>)
// CHECK-NEXT: %0 = memref.load %alloc[%c0] : memref<4xi32>
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
