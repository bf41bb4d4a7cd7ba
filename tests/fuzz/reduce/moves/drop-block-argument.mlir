// A block argument is erased, and with it the operand of each branch to the block.
// RUN: freehold-reduce --apply-move drop-block-argument:0 %s | FileCheck %s

func.func @f(%c: i1, %a: memref<i32>, %x: i32) -> i32 {
  %b = memref.alloc() : memref<i32>
  memref.store %x, %b[] : memref<i32>
  cf.cond_br %c, ^bb1(%b, %x : memref<i32>, i32), ^bb1(%a, %x : memref<i32>, i32)
^bb1(%p: memref<i32>, %y: i32):
  %v = memref.load %p[] : memref<i32>
  %w = arith.addi %v, %y : i32
  return %w : i32
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: memref<i32>, %arg2: i32) -> i32 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<i32>
// CHECK-NEXT: memref.store %arg2, %alloc[] : memref<i32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg2 : i32), ^bb1(%arg2 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %1 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: %2 = arith.addi %1, %0 : i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
