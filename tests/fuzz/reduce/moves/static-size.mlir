// A dynamic size becomes static; the constant that the allocation had as its size is erased as unused.
// RUN: freehold-reduce --apply-move static-size:0 %s | FileCheck %s

func.func @f() -> memref<?xi32> {
  %c4 = arith.constant 4 : index
  %k = arith.constant 7 : i32
  %a = memref.alloc(%c4) : memref<?xi32>
  linalg.fill ins(%k : i32) outs(%a : memref<?xi32>)
  return %a : memref<?xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f() -> memref<1xi32> {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %alloc = memref.alloc() : memref<1xi32>
// CHECK-NEXT: linalg.fill ins(%c7_i32 : i32) outs(%alloc : memref<1xi32>)
// CHECK-NEXT: return %alloc : memref<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }
