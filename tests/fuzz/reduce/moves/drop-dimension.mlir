// A memref type loses a dimension everywhere; its size operands and indices are erased.
// RUN: freehold-reduce --apply-move drop-dimension:0 %s | FileCheck %s

func.func @f(%n: index, %m: index, %i: index, %j: index) -> i32 {
  %k = arith.constant 7 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xi32>
  linalg.fill ins(%k : i32) outs(%a : memref<?x?xi32>)
  %x = memref.load %a[%i, %j] : memref<?x?xi32>
  return %x : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> i32 {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xi32>
// CHECK-NEXT: linalg.fill ins(%c7_i32 : i32) outs(%alloc : memref<?xi32>)
// CHECK-NEXT: %0 = memref.load %alloc[%arg2] : memref<?xi32>
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
